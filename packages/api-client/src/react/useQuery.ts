import useSWR from 'swr';
import type { Endpoint, EndpointInput, EndpointResponse } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { type Query, queryOf } from './query.ts';

interface QueryOptions {
  /** Milliseconds during which the same request is not repeated. */
  readonly maxAge?: number;
}

/** Requests an endpoint of the contract; sends no request while `input` is null. */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  { maxAge }: QueryOptions = {},
): Query<EndpointResponse<E>> {
  const { client } = useApi();
  const prefetched = input === null ? undefined : client.known(endpoint, input);
  const { data, error } = useSWR<EndpointResponse<E>, Error>(
    input && [endpoint.path, JSON.stringify(input)],
    () => client.call(endpoint, input as EndpointInput<E>),
    { dedupingInterval: maxAge, fallbackData: prefetched?.data },
  );
  return queryOf(data, error ?? prefetched?.error);
}
