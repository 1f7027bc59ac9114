/** Whether a text can be a place in a public collection (`next` of a page), at any host. */
export function isCollectionPlace(text: string): boolean {
  return /^[\w.~:=-]{1,200}$/.test(text);
}
