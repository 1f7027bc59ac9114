const languageName = /espa(?:ñ|n\u0303)ol(?![\p{L}\p{N}\p{M}])/giu;
const decoration = /[ \t\u00a0#*_=[(]/;
const creditMaximum = 120;

/** The start of the line or sentence that has only decoration before `index`; -1 when `index` is within a sentence. */
function startOfSection(text: string, index: number): number {
  let start = index;
  while (start > 0 && decoration.test(text.charAt(start - 1))) start -= 1;
  return start === 0 || /[\n\r.!?]/.test(text.charAt(start - 1)) ? start : -1;
}

/** A game's description without the provider's Spanish part, which begins with the word 'Español' at the start of a line or sentence. */
export function withoutSpanishPart(description: string): string {
  for (const { index } of description.matchAll(languageName)) {
    const start = startOfSection(description, index);
    if (start !== -1) return description.slice(0, start).trim();
  }
  return description.trim();
}

/** A synopsis without the trailing credit 'Written by …'. */
export function withoutRewriteCredit(synopsis: string): string {
  const text = synopsis.trim();
  const start = text.lastIndexOf('Written by');
  if (start === -1 || text.length - start > creditMaximum) return text;
  const credit = text.slice(start);
  const opening = text.slice(0, start).trimEnd();
  const isBracketed = /[[(]$/.test(opening) && /[\])]$/.test(credit);
  const isOwnLine = text.slice(opening.length, start).includes('\n') && !credit.includes('\n');
  if (!isBracketed && !isOwnLine && !/\bRewrite\.?$/.test(credit)) return text;
  return (isBracketed ? opening.slice(0, -1) : opening).trim();
}
