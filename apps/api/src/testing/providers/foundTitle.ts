import type { FoundTitle } from '../../providers/CatalogueProvider.ts';

/** A title as a source may return it; by default a game that is named after its id, without a year and other ids. */
export function foundTitle({
  item,
  ...fields
}: Partial<FoundTitle> & { readonly sourceId: string }): FoundTitle {
  const names = fields.names ?? [`Game ${fields.sourceId}`];
  const { year = null, mediaType = 'game' } = fields;
  const name = mediaType === 'game' ? { name: names[0] } : { title: names[0] };
  return {
    ...{ mediaType, source: 'rawg', ids: {}, pictures: [], isWhole: true, ...fields, year, names },
    item: { ...name, ...(year !== null && mediaType !== 'anime' && { released: `${year}-03-01` }), ...item },
  };
}
