import { mediaTypes } from '@gildshelf/api-client/contract';

/** An owner can make a collection private at any time; together with the cache of API responses this is far below five minutes. */
const publicListMaximumAgeMs = 60_000;
const publicListPrefixes = Object.values(mediaTypes).map(
  ({ publicListEndpoint }) => publicListEndpoint.path.split(':')[0] ?? '',
);

/** Maximum age in milliseconds of a cached page that shows these requests; undefined for pages without a limit of their own. */
export function pageMaxAge(requests: readonly string[]): number | undefined {
  const showsPublicList = requests.some((request) =>
    publicListPrefixes.some((prefix) => request.startsWith(prefix)),
  );
  return showsPublicList ? publicListMaximumAgeMs : undefined;
}
