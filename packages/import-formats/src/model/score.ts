/** A rating as its source has it, stored so that an export for the source has it again. */
export interface Score {
  /** The number as the source writes it. */
  readonly raw: string;
  /** The highest possible number. */
  readonly maximum: number;
  /** 0.5 to 5 in half steps. */
  readonly stars: number;
}

const halfStars = 10;
/** A number with a point or, in tables that a spreadsheet has saved, a comma. */
const decimal = /^(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * A rating by its number and the highest possible one; null for 0 and texts that are no positive number,
 * which mean that there is none. Rounds to half stars, halfway up, and a low rating to half a star, not to
 * none. A number above the maximum is as high as it.
 */
export function scoreOf(raw: string | number | null | undefined, maximum: number): Score | null {
  const text = String(raw ?? '').trim();
  const value = decimal.test(text) ? Number(text.replace(',', '.')) : 0;
  if (!(value > 0)) return null;
  const halves = Math.min(halfStars, Math.max(1, Math.floor((value * halfStars) / maximum + 0.5)));
  return { raw: text, maximum, stars: halves / 2 };
}
