import type { CatalogueType, EmbedName } from '@gildshelf/api-client/contract';
import type { Filled } from './chosenParameters.ts';

/** What snippets are written for. */
export interface Subject {
  readonly widget: EmbedName;
  readonly type: CatalogueType;
  /** As `chosenParameters` gives them. */
  readonly parameters: Filled;
  /** What the widget is called. */
  readonly title: string;
  /** The site's own origin. */
  readonly site: string;
  /** The origin of the API, of covers and of cards. */
  readonly api: string;
}
