// The secret of an invitation stays in this window until it is used, so that a reload does not lose
// it, and leaves the address, the history and whatever copies them.
const KEPT = "trilobite-join";

/** Keep the secret of the address; without one, the secret that was kept before. */
export function keepSecret(secret: string): string {
  try {
    if (!secret) return sessionStorage.getItem(KEPT) ?? "";
    sessionStorage.setItem(KEPT, secret);
    history.replaceState(null, "", "/join");
  } catch {
    // Nothing can be kept here: then it stays in the address.
  }
  return secret;
}

/** The secret was used, or is good for nothing. */
export function forgetSecret(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Then it was never kept.
  }
  if (location.pathname === "/join" && location.hash) history.replaceState(null, "", "/join");
}
