// An address of this machine on which nobody listens, and no port that fetch refuses by itself.
const nobody = 'http://127.255.255.254:59999';

/** Settings of a server whose providers of titles have been dead since its first start. Every screen works all the same. */
export const deadProviders: Readonly<Record<string, string>> = {
  CATALOGUE_PROVIDERS: 'rawg,jikan',
  RAWG_KEY: 'of-nobody',
  RAWG_URL: nobody,
  JIKAN_URL: nobody,
};
