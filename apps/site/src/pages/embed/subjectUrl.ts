import { catalogues } from '@gildshelf/api-client/contract';
import type { EmbedSubject } from './EmbedSubject.ts';
import { encodePathSegment } from './escape.ts';

/** The URL of the site's page about the subject of a widget. */
export function subjectUrl({
  widget,
  type,
  parameters: { slug = '', user = '' },
  site,
}: EmbedSubject): string {
  if (widget === 'rating')
    return site + catalogues[type].detailPath(slug).replace(/[^/]*$/, encodePathSegment(slug));
  return widget === 'collection' ? `${site}/user/${encodePathSegment(user)}/collection` : `${site}/`;
}
