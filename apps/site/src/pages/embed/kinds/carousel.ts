import { limits, serverLimits } from '@gildshelf/api-client/contract';
import type { EmbedKind } from './EmbedKind.ts';
import { appearanceFields, countField, rowsField, typeField } from './fields.ts';

/** The top list of a media type. */
export const carousel: EmbedKind = {
  label: 'Carousel',
  fields: [typeField, rowsField, countField, ...appearanceFields],
  react({ type, parameters }) {
    const rows = parameters.size === 'large' ? 2 : 1;
    const rowsProp = rows === limits.carousel.rows ? '' : ` rows={${rows}}`;
    const count = Number(parameters.count ?? serverLimits.publicSize);
    return {
      hooks: ['useTopTitles'],
      widgets: ['MediaCarousel'],
      lines: [
        `  const list = useTopTitles('${type}');`,
        `  return <MediaCarousel type="${type}" list={list}${rowsProp} count={${count}} />;`,
      ],
    };
  },
};
