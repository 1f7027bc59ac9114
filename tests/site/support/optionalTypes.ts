import { builtInTypes, catalogues, catalogueTypes, mediaTypes } from '@gildshelf/api-client/contract';
import type { SiteOptions } from './openSite.tsx';
import type { SiteHost } from './siteHost.ts';

/** The media types that a site shows only if its server has titles of them. */
const optionalTypes = catalogueTypes.filter((type) => !builtInTypes.includes(type));

/** The options of a site whose server has titles of every media type. */
export const withAllTypes = { settings: { mediaTypes: catalogueTypes } } satisfies SiteOptions;

const optionalRoots = optionalTypes.flatMap((type) => {
  const [collectionRoot = ''] = mediaTypes[type].listTrackedTitles.path.split('/:');
  return [`${catalogues[type].root}/`, `${collectionRoot}/`];
});

/** The requests so far for titles and collections of these media types, as 'GET /api/shows/top'. */
export const optionalCalls = (host: SiteHost) =>
  host.calls().filter((call) => optionalRoots.some((root) => call.includes(` ${root}`)));
