import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { Translate } from '@gildshelf/ui';

/** What a public collection shows: a media type, and a status or 'all'. */
interface Shown {
  readonly type: MediaType;
  readonly status?: string | undefined;
}

/** The title of a public collection: 'Games of Mara', or 'Games of Mara: Currently Playing'. */
export function collectionTitle({ type, status }: Shown, name: string, translate: Translate): string {
  const { pluralLabel, filters } = mediaTypes[type];
  const title = translate('{titles} of {name}', { titles: translate(pluralLabel), name });
  const filter = filters.find(({ value }) => value === status);
  if (!filter || status === 'all') return title;
  return translate('{titles}: {status}', { titles: title, status: translate(filter.label) });
}
