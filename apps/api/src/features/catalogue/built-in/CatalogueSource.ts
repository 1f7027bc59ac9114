import type { MediaType } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../../providers/CatalogueProvider.ts';
import type { Row } from './readTable.ts';

/** Describes how the built-in titles of one media type are parsed and listed. */
export interface CatalogueSource {
  readonly mediaType: MediaType;
  /** `<table>.tsv`, with `<table>_ids.tsv`, `<table>.descriptions.tsv` and `<table>.names.tsv` beside it. */
  readonly table: string;
  /** Fields of an item that lists include. */
  readonly cardFields: readonly string[];
  readonly read: (row: Row, description: string) => StoredItem;
  /** Names indexed for search, in addition to the shown name and those of `<table>.names.tsv`. */
  readonly names: (item: StoredItem) => readonly unknown[];
}
