import { type CatalogueType, catalogues, mediaTypes } from '@gildshelf/api-client/contract';
import { type CatalogueItem, present } from '@gildshelf/api-client/react';
import type { MediaRowContent, Translate } from '@gildshelf/ui';
import { coverSources } from '../media-cover/coverSources.ts';

/** A title of a list of several media types as a row: name, link, cover, and its media type and year. */
export function titleRow(type: CatalogueType, title: CatalogueItem, translate: Translate): MediaRowContent {
  const view = present(type, title);
  const label = translate(mediaTypes[type].label);
  return {
    name: view.title,
    href: view.slug === null ? undefined : catalogues[type].detailPath(view.slug),
    state: title,
    ...coverSources(view, 'card'),
    details: [
      view.year === null ? label : translate('{type}, {year}', { type: label, year: String(view.year) }),
    ],
  };
}
