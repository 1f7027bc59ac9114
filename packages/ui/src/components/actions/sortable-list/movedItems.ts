/** The items with the one of an id at another index; the same items if none has the id. */
export function movedItems<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  index: number,
): readonly Item[] {
  const item = items.find((one) => one.id === id);
  if (!item) return items;
  const others = items.filter((one) => one.id !== id);
  return [...others.slice(0, index), item, ...others.slice(index)];
}
