// A loopback URL without a listener, on a port that fetch does not block.
const unreachableUrl = 'http://127.255.255.254:59999';

/** Settings of a server whose catalogue providers have been unreachable since its first start. Every screen works without them. */
export const unreachableProviders: Readonly<Record<string, string>> = {
  CATALOGUE_PROVIDERS: 'rawg,jikan',
  RAWG_KEY: 'unused',
  RAWG_URL: unreachableUrl,
  JIKAN_URL: unreachableUrl,
};
