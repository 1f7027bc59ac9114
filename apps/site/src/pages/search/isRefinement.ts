/** Whether a query refines the previous one instead of starting another search: they share at least half of the shorter one as prefix. */
export function isRefinement(before: string, after: string): boolean {
  // Clearing the whole box ends a search; deleting one character after another does not.
  if (after === '') return before.length <= 1;
  const shorter = Math.min(before.length, after.length);
  let commonLength = 0;
  while (commonLength < shorter && before[commonLength] === after[commonLength]) commonLength += 1;
  return commonLength * 2 >= shorter;
}
