const star = 'M8 1l2.1 4.6 5 .6-3.7 3.4 1 4.9L8 12.1l-4.4 2.4 1-4.9L.9 6.2l5-.6z';
const count = 5;
const step = 18;

/** The width of a row at a scale of 1. */
export const starRowWidth = count * step;

/** Five stars, as many of them gold as a rating says; `name` is unique in the document. */
export function starRow(rating: number, x: number, y: number, scale: number, name: string): string {
  const stars = Array.from(
    { length: count },
    (_, place) => `<path transform="translate(${place * step})" d="${star}"/>`,
  );
  const gold = Math.round(Math.min(rating, count) * step * 10) / 10;
  return (
    `<g transform="translate(${x} ${y})scale(${scale})"><clipPath id="${name}"><path d="M0 0h${gold}v16H0z"/></clipPath>` +
    `<g fill="#fff" fill-opacity=".28">${stars.join('')}</g>` +
    `<g fill="#ffd700" clip-path="url(#${name})">${stars.join('')}</g></g>`
  );
}
