import useSWR from 'swr';
import type { Endpoint, EndpointInput, EndpointResponse } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { type Query, queryOf } from './query.ts';

interface QueryOptions {
  /** Milliseconds in which the same question is not asked again. */
  readonly maxAge?: number;
}

/** Asks one endpoint of the contract; `input` null asks nothing yet. */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  { maxAge }: QueryOptions = {},
): Query<EndpointResponse<E>> {
  const { client } = useApi();
  const known = input === null ? undefined : client.known(endpoint, input);
  const { data, error } = useSWR<EndpointResponse<E>, Error>(
    input && [endpoint.path, JSON.stringify(input)],
    () => client.call(endpoint, input as EndpointInput<E>),
    { dedupingInterval: maxAge, fallbackData: known?.data },
  );
  return queryOf(data, error ?? known?.error);
}
