/** Whether a text goes on from another, and is no other search: at least half of the shorter one begins both. */
export function goesOn(before: string, after: string): boolean {
  // Who empties the box at one go is done with what stood in it; who takes letter after letter away is not.
  if (after === '') return before.length <= 1;
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  return same * 2 >= shorter;
}
