/** The id of the entry that precedes one which is moved to an index; null for the first place. */
export function entryBefore(
  entries: readonly { readonly id: string }[],
  id: string,
  index: number,
): string | null {
  return entries.filter((entry) => entry.id !== id)[index - 1]?.id ?? null;
}
