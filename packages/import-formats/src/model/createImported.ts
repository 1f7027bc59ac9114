import type { ImportedPlay, ImportedTitle } from './ImportedTitle.ts';

type Required<Whole, Names extends keyof Whole> = Pick<Whole, Names> & Partial<Omit<Whole, Names>>;

// An import has up to 50,000 titles: empty lists are shared, and every field is in the literal, which takes less memory.
const none: readonly never[] = Object.freeze([]);
const noFields: Readonly<Record<string, never>> = Object.freeze({});

/** A title with the values of fields that its source does not have. */
export const importedTitle = (
  fields: Required<ImportedTitle, 'key' | 'places' | 'kind' | 'name'>,
): ImportedTitle => ({
  key: '',
  places: none,
  kind: 'other',
  name: null,
  otherNames: none,
  year: null,
  ids: noFields,
  status: null,
  rating: null,
  rated: null,
  added: null,
  changed: null,
  isFavourite: false,
  isPrivate: false,
  tags: none,
  note: null,
  plays: none,
  reviews: none,
  remarks: none,
  extras: noFields,
  ...(fields as Partial<ImportedTitle>),
});

/** A play with the values of fields that its source does not have. */
export const importedPlay = (fields: Required<ImportedPlay, 'key' | 'state'>): ImportedPlay => ({
  key: '',
  started: null,
  finished: null,
  state: 'unknown',
  isRepeat: null,
  times: 1,
  progress: null,
  rating: null,
  platform: null,
  note: null,
  isPrivate: false,
  episodes: none,
  ...(fields as Partial<ImportedPlay>),
});
