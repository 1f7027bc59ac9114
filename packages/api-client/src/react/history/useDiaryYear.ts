import type { ApiClient } from '../../client/index.ts';
import { type DiaryYear, getDiaryYear, getPublicDiaryYear, isCollectionName } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import type { Query } from '../query.ts';
import { useOwnId } from '../useOwnId.ts';
import { useQuery } from '../useQuery.ts';
import { useUserData } from '../useUserData.ts';
import { historyKey } from './historyKeys.ts';
import { isMissing } from './useDiary.ts';

/** The numbers of a year of a diary; `missing` as in `DiaryQuery`. */
export type DiaryYearQuery = Query<DiaryYear> | { readonly state: 'missing' };

/** The numbers of a year of a user's diary, such as 2026; the signed-in user's own need not be public. */
export function useDiaryYear(username: string, year: number): DiaryYearQuery {
  const { client } = useApi();
  const { ownId, isInitializing } = useOwnId(username);
  const yearText = String(year);
  const input = { params: { username, year: yearText } };
  const isName = isCollectionName(username);
  const prefetched = isName ? client.known(getPublicDiaryYear, input) : undefined;
  const own = useUserData(ownId ? historyKey(ownId, 'year', yearText) : null, (host: ApiClient) =>
    host.call(getDiaryYear, { params: { year: yearText } }),
  );
  const other = useQuery(getPublicDiaryYear, isName && !ownId && !isInitializing ? input : null);
  const query: Query<DiaryYear | null> = ownId ? own.query : other;
  if (query.state === 'ready')
    return query.data ? { state: 'ready', data: query.data } : { state: 'missing' };
  const error = query.state === 'failed' ? query.error : ownId ? undefined : prefetched?.error;
  if (!isName || isMissing(error)) return { state: 'missing' };
  return query.state === 'loading' && prefetched?.data ? { state: 'ready', data: prefetched.data } : query;
}
