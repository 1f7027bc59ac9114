import type { MediaType } from '@gildshelf/api-client/contract';

/** What a title of a file is: one of our media types, or a kind that is stored until there is one. */
export type TitleKind = MediaType | 'book' | 'music' | 'other';
