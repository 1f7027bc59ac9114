import { isUuid } from '../db/uuid.ts';
import { cutSlug, slugText } from './slugText.ts';

const slugLength = 60;

/** A slug for a list of this name that is not one of `used`, and not the form of an id. */
export function freeSlug(name: string, used: readonly string[]): string {
  const base = cutSlug(slugText(name), slugLength) || 'list';
  let slug = base;
  for (let number = 2; used.includes(slug) || isUuid(slug); number++) slug = `${base}-${number}`;
  return slug;
}
