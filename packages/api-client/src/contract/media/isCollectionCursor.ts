/** Whether a text can be a cursor of a public collection (`next` of a page) of any host. */
export function isCollectionCursor(text: string): boolean {
  return /^[\w.~:=-]{1,200}$/.test(text);
}
