import type { MediaType } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../../providers/CatalogueProvider.ts';
import type { Row } from './readTable.ts';

/** How the built-in titles of one media type are read and shown. */
export interface CatalogueSource {
  readonly mediaType: MediaType;
  /** `<table>.tsv`, with `<table>_ids.tsv`, `<table>.descriptions.tsv` and `<table>.names.tsv` beside it. */
  readonly table: string;
  /** The fields of an item that lists show. */
  readonly cardFields: readonly string[];
  readonly read: (row: Row, description: string) => StoredItem;
  /** The names that search finds a title by, beside the shown one and those of `<table>.names.tsv`. */
  readonly names: (item: StoredItem) => readonly unknown[];
}
