/** The widths of ASCII 32 to 126 in a heavy old-style serif, encoded as one character each: code 32 + 50 × the width in em. */
const widths =
  ',.499LJ+885F,1,:9999999999,,FFF6EGADJ?<JJ33G?RJJ?JD?AGGRAAA7:7>919?6?93<?11?1L?<??361?<J9<98,8>';

/** The width of a text in em in a heavy serif; an upper estimate for other scripts than Latin. */
export function measureText(text: string): number {
  let width = 0;
  for (const character of text) {
    const base = character.normalize('NFD');
    const entry = widths.charCodeAt(base.charCodeAt(0) - 32);
    if (!/^\p{M}/u.test(base)) width += entry ? (entry - 32) / 50 : base < '\u1100' ? 0.68 : 1.06;
  }
  return width;
}
