import { catalogues } from '@gildshelf/api-client/contract';
import { encodePathSegment, stringLiteral } from '../snippets/escape.ts';
import type { EmbedKind, EmbedTarget } from './EmbedKind.ts';
import { appearanceFields, ratingSizeField, titleField, typeField } from './fields.ts';

/** The average rating of a title. */
export const rating: EmbedKind = {
  label: 'Rating',
  fields: [typeField, titleField, ratingSizeField, ...appearanceFields],
  pagePath,
  shareImage: ({ type, parameters: { slug = '' } }) => ({
    path: `/cards/${type}/${encodePathSegment(slug)}.svg`,
    width: 480,
    height: 156,
  }),
  react(target) {
    const { type, parameters, site } = target;
    const isSmall = parameters.size === 'small';
    const title = `'${type}', ${stringLiteral(parameters.slug ?? '')}`;
    return {
      hooks: ['useTitleDetails', 'useTitleRating'],
      widgets: ['RatingSummary'],
      ui: isSmall ? [] : ['Button'],
      lines: [
        `  const details = useTitleDetails(${title});`,
        `  const rating = useTitleRating(${title});`,
        "  if (details.state !== 'ready' || rating.state !== 'ready') return null;",
        `  const page = ${stringLiteral(site + pagePath(target))};`,
        ...(isSmall ? [] : rateButton),
        `  return <RatingSummary type="${type}" view={details.view} rating={rating.data} href={page} ${isSmall ? 'action={null} size="sm"' : 'action={rate}'} />;`,
      ],
    };
  },
};

const rateButton = [
  '  const rate = (',
  '    <Button variant="gold" size="sm" href={page}>',
  '      Rate',
  '    </Button>',
  '  );',
];

function pagePath({ type, parameters: { slug = '' } }: EmbedTarget): string {
  return catalogues[type].detailPath(slug).replace(/[^/]*$/, encodePathSegment(slug));
}
