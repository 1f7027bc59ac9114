import type { ImportWarning } from '../../../model/ImportedContent.ts';
import { amountOf, type JsonObject, objectOf, textOfValue } from '../../../parse/jsonFields.ts';

const maxima: Readonly<Record<string, number>> = {
  POINT_100: 100,
  POINT_10_DECIMAL: 10,
  POINT_10: 10,
  POINT_5: 5,
  POINT_3: 3,
};

/** The highest rating of a scale that fits numbers; not sure if all are low and whole. */
function scaleOf(scores: readonly number[]): { readonly maximum: number; readonly isSure: boolean } {
  const highest = scores.reduce((one, other) => Math.max(one, other), 0);
  const hasFractions = scores.some((score) => !Number.isInteger(score));
  if (highest > 10) return { maximum: 100, isSure: true };
  if (highest > 5 || hasFractions) return { maximum: 10, isSure: true };
  return { maximum: highest > 3 ? 5 : 3, isSure: highest === 0 };
}

/**
 * The maximum of the ratings of a user's lists: the chosen one, that of the scale which a response may have,
 * or one that fits the ratings, with a warning if it is a guess.
 */
export function ratingScale(
  collections: readonly JsonObject[],
  scores: readonly unknown[],
  chosen: number | undefined,
): { readonly maximum: number; readonly warnings: readonly ImportWarning[] } {
  const formats = collections.map(({ user }) => objectOf(objectOf(user).mediaListOptions).scoreFormat);
  const named = formats.map((format) => maxima[textOfValue(format)]).find((maximum) => maximum !== undefined);
  const known = chosen ?? named;
  if (known !== undefined) return { maximum: known, warnings: [] };
  const { maximum, isSure } = scaleOf(scores.map(amountOf));
  return { maximum, warnings: isSure ? [] : [{ kind: 'rating-maximum', suggestion: maximum }] };
}
