// What a thing is good for, as its description for screen readers. Svelte does not know the attribute.

/** An attachment for the element that can have the focus. */
export function described(words: string | null | undefined): (node: Element) => void {
  return (node) => {
    if (words) node.setAttribute("aria-description", words);
    else node.removeAttribute("aria-description");
  };
}
