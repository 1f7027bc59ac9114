import useSWR from 'swr';
import { type EndpointResponse, getCatalogueStatus } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';

/** The number of titles by source, and the progress of installing the open data. */
export type CatalogueStatus = EndpointResponse<typeof getCatalogueStatus>;

/** In milliseconds; the host reads the progress no more often. */
const pollingInterval = 10_000;

/**
 * The status of the catalogue, requested every ten seconds while the open data is being installed; undefined until it is loaded, and
 * from a host without the call.
 */
export function useCatalogueStatus(): CatalogueStatus | undefined {
  const { client } = useApi();
  const prefetched = client.known(getCatalogueStatus, {})?.data;
  const { data } = useSWR<CatalogueStatus, Error>(
    getCatalogueStatus.path,
    () => client.call(getCatalogueStatus, {}),
    {
      fallbackData: prefetched,
      refreshInterval: (latest) => (latest?.is_installing ? pollingInterval : 0),
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return data;
}
