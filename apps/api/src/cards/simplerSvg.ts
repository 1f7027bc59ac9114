const fromTheRight = '\u2067';
const end = '\u2069';

/**
 * A card in the words that resvg knows. Its lists of font families end at the first; a dash is counted in units, whatever the
 * whole line is said to be; and every line of text runs from the left, so that the direction goes into the words.
 */
export function simplerSvg(svg: string): string {
  return svg
    .replace(/ font-family="([^"]*)"/g, (_, families: string) =>
      families.endsWith(',serif') ? ' font-family="Gelasio"' : ' font-family="Inter"',
    )
    .replace(
      /(<circle[^>]* r="([\d.]+)"[^>]*) pathLength="([\d.]+)" stroke-dasharray="([\d.]+) ([\d.]+)"/g,
      (_, before: string, radius: string, ...[length, ink, gap]: string[]) => {
        const unit = (2 * Math.PI * Number(radius)) / Number(length);
        return `${before} stroke-dasharray="${Number(ink) * unit} ${Number(gap) * unit}"`;
      },
    )
    .replace(
      / direction="rtl"( text-anchor="end")?([^>]*)>([^<]*)</g,
      (_, isLeft: string | undefined, rest: string, words: string) =>
        `${isLeft ? '' : ' text-anchor="end"'}${rest}>${fromTheRight}${words}${end}<`,
    );
}
