import { decodeToken } from '@gildshelf/api-client';
import { catalogueTypes, endpointUrl, mediaTypes } from '@gildshelf/api-client/contract';
import { firstCards } from '@gildshelf/widgets';
import { parsePath } from 'react-router-dom';
import { catalogueTypeOf } from '../routing/navigation.ts';
import { paths, userPath } from '../routing/paths.ts';

/** The API request for the first view of a user's dashboard; undefined when the URL is not that of the user's own dashboard. */
export function ownRequest(url: string, token: string): string | undefined {
  const { pathname, search } = parsePath(url);
  try {
    const { userId, username } = decodeToken(token);
    if (pathname !== userPath(paths.dashboard, username)) return undefined;
    const type = catalogueTypeOf(new URLSearchParams(search).get('type')) ?? catalogueTypes[0];
    return endpointUrl(mediaTypes[type].listTrackedTitles, {
      params: { userId },
      query: { limit: String(firstCards) },
    });
  } catch {
    return undefined;
  }
}
