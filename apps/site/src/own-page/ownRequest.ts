import { decodeToken } from '@gildshelf/api-client';
import { callAddress, mediaTypes } from '@gildshelf/api-client/contract';
import { firstCards } from '@gildshelf/widgets';
import { parsePath } from 'react-router-dom';
import { catalogueTypeOf } from '../catalogueTypeOf.ts';
import { paths } from '../paths.ts';

/** The call that the first view of a person's dashboard shows; undefined where the URL is not that of their own. */
export function ownRequest(url: string, token: string): string | undefined {
  const { pathname, search } = parsePath(url);
  try {
    const { userId, username } = decodeToken(token);
    if (pathname !== paths.dashboard(username)) return undefined;
    const type = catalogueTypeOf(new URLSearchParams(search).get('type')) ?? 'game';
    return callAddress(mediaTypes[type].listEndpoint, {
      params: { userId },
      query: { limit: String(firstCards) },
    });
  } catch {
    return undefined;
  }
}
