const spanishMarker = /(^|[\n>])[\s#*]*Español\b/u;
const creditMaximum = 120;

/** A game's description, cut where the provider's Spanish part begins. */
export function withoutSpanishPart(description: string): string {
  const marker = spanishMarker.exec(description);
  return (marker ? description.slice(0, marker.index) : description).trim();
}

/** A synopsis without the trailing 'Written by …' credit of whoever rewrote it. */
export function withoutRewriteCredit(synopsis: string): string {
  const text = synopsis.trim();
  const start = text.lastIndexOf('Written by');
  if (start === -1 || text.length - start > creditMaximum) return text;
  const credit = text.slice(start);
  const opening = text.slice(0, start).trimEnd();
  const bracketed = /[[(]$/.test(opening) && /[\])]$/.test(credit);
  const ownLine = text.slice(0, start).endsWith('\n') && !credit.includes('\n');
  if (!bracketed && !ownLine) return text;
  return (bracketed ? opening.slice(0, -1) : opening).trim();
}
