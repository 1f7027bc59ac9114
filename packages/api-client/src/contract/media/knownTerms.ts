/**
 * The terms of providers for facts, as far as they form closed lists. A page in another language translates them; any other term is
 * shown as it is.
 */
export const knownTerms = {
  releaseDate: ['TBA'],
  airingStatus: ['Finished Airing', 'Currently Airing', 'Not yet aired', 'Cancelled', 'On Hiatus'],
  animeFormat: [
    'TV',
    'TV Short',
    'TV Special',
    'Movie',
    'Special',
    'OVA',
    'ONA',
    'Music',
    'Music Video',
    'CM',
    'PV',
  ],
  animeRating: [
    'G - All Ages',
    'PG - Children',
    'PG-13 - Teens 13 or older',
    'R - 17+ (violence & profanity)',
    'R+ - Mild Nudity',
    'Rx - Hentai',
  ],
  esrbRating: [
    'Early Childhood',
    'Everyone',
    'Everyone 10+',
    'Teen',
    'Mature',
    'Adults Only',
    'Rating Pending',
  ],
  seriesStatus: ['Returning Series', 'Planned', 'In Production', 'Ended', 'Canceled', 'Pilot'],
  publishingStatus: ['Publishing', 'Finished', 'Not yet published', 'Discontinued', 'On Hiatus'],
  mangaFormat: ['Manga', 'Novel', 'Light Novel', 'One-shot', 'Doujinshi', 'Manhwa', 'Manhua', 'OEL'],
} as const;

/** A term for a fact such as 'esrbRating'. */
export type KnownTerm<Kind extends keyof typeof knownTerms> = (typeof knownTerms)[Kind][number];
