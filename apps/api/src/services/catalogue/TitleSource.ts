import type { StoredItem } from '../../catalogue/CatalogueSource.ts';
import type { Picture } from '../../providers/catalogue/FoundTitle.ts';

/** What one source says of a title, and when it said so. */
export interface TitleSource {
  readonly source: string;
  readonly sourceId: string;
  readonly item: StoredItem;
  /** First the shown name. */
  readonly names: readonly string[];
  /** The smallest first. */
  readonly pictures: readonly Picture[];
  /** False: what a list of the source says. */
  readonly isWhole: boolean;
  readonly fetchedAt: number;
}
