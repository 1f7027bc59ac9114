import type { ImportedPlay, ImportedTitle } from './ImportedTitle.ts';

type Required<Whole, Names extends keyof Whole> = Pick<Whole, Names> & Partial<Omit<Whole, Names>>;

/** A title with the values of fields that its source does not have. */
export const importedTitle = (
  fields: Required<ImportedTitle, 'key' | 'places' | 'kind' | 'name'>,
): ImportedTitle => ({
  otherNames: [],
  year: null,
  ids: {},
  status: null,
  rating: null,
  rated: null,
  added: null,
  changed: null,
  isFavourite: false,
  isPrivate: false,
  tags: [],
  note: null,
  plays: [],
  reviews: [],
  remarks: [],
  extras: {},
  ...fields,
});

/** A play with the values of fields that its source does not have. */
export const importedPlay = (fields: Required<ImportedPlay, 'key' | 'state'>): ImportedPlay => ({
  started: null,
  finished: null,
  isRepeat: null,
  times: 1,
  progress: null,
  rating: null,
  platform: null,
  note: null,
  isPrivate: false,
  episodes: [],
  ...fields,
});
