import { catalogues } from '@gildshelf/api-client/contract';
import { inPath } from './quoted.ts';
import type { Subject } from './Subject.ts';

/** The page of the site that shows all of what a widget shows a part of. */
export function subjectPage({ widget, type, parameters: { slug = '', user = '' }, site }: Subject): string {
  if (widget === 'rating') return site + catalogues[type].detailPath(slug).replace(/[^/]*$/, inPath(slug));
  return widget === 'collection' ? `${site}/user/${inPath(user)}/collection` : `${site}/`;
}
