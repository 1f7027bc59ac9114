import type { CatalogueType, EmbedName } from '@gildshelf/api-client/contract';
import type { FieldValues } from './chosenParameters.ts';

/** The widget that a snippet embeds. */
export interface EmbedSubject {
  readonly widget: EmbedName;
  readonly type: CatalogueType;
  /** As returned by `chosenParameters`. */
  readonly parameters: FieldValues;
  /** Title of the widget: link text, title of the frame, alternative text of the card. */
  readonly title: string;
  /** The site's own origin. */
  readonly site: string;
  /** The origin of the API, cover images and cards. */
  readonly api: string;
}
