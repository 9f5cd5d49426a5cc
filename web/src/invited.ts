// The secret of an invitation is kept in this window until it is used, so that a reload does not
// lose it. It is removed from the address and the history, where it could be copied.
const KEPT = "trilobite-join";

/** Keep the secret from the address; without one, return the secret kept before. */
export function keepSecret(secret: string): string {
  try {
    if (!secret) return sessionStorage.getItem(KEPT) ?? "";
    sessionStorage.setItem(KEPT, secret);
    history.replaceState(null, "", "/join");
  } catch {
    // Storage is forbidden here: the secret stays in the address.
  }
  return secret;
}

/** The secret was used or is invalid. */
export function forgetSecret(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Storage is forbidden here: nothing was kept.
  }
  if (location.pathname === "/join" && location.hash) history.replaceState(null, "", "/join");
}
