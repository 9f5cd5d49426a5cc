/**
 * Copy the text of a field; false if the reader has to do it. Over plain http browsers have no
 * clipboard for pages: then the old way, and in any case the text is left selected.
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
