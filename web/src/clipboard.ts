/**
 * Copy the text of a field; false if the reader has to do it. Browsers offer no clipboard over
 * plain http. Then the old command is tried, and the text stays selected in any case.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
  }
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
