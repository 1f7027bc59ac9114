import type { FoundTitle } from '../../providers/CatalogueProvider.ts';

/** A game as a source may tell of it: named like its id, of no known year, known by no other id. */
export function foundTitle({
  item,
  ...told
}: Partial<FoundTitle> & { readonly sourceId: string }): FoundTitle {
  const names = told.names ?? [`Game ${told.sourceId}`];
  const { year = null, mediaType = 'game' } = told;
  const name = mediaType === 'game' ? { name: names[0] } : { title: names[0] };
  return {
    ...{ mediaType, source: 'rawg', ids: {}, pictures: [], isWhole: true, ...told, year, names },
    item: { ...name, ...(year !== null && mediaType !== 'anime' && { released: `${year}-03-01` }), ...item },
  };
}
