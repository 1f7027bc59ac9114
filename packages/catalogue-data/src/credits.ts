import type { Licence } from './licences.ts';
import type { MediaType } from './tables.ts';

/** The credit of one source for the titles of one media type. */
export interface Credit {
  readonly mediaType: MediaType;
  /** The word for the source in the column `sources`. */
  readonly source: string;
  readonly name: string;
  readonly url: string;
  /** The licences that apply to what was taken from the source. */
  readonly licences: readonly Licence[];
  /** The notice that must be shown, in English as the licence or the source requires it. */
  readonly text: string;
}

/** Every credit that pages with data of the catalogue must show, in the order of the credits page. */
export const credits: readonly Credit[] = [
  {
    mediaType: 'anime',
    source: 'fribb',
    name: 'anime-offline-database',
    url: 'https://github.com/manami-project/anime-offline-database',
    licences: ['ODbL-1.0', 'DbCL-1.0'],
    text: 'Contains information from anime-offline-database by manami-project (https://github.com/manami-project/anime-offline-database), which is made available under the Open Database License (ODbL) 1.0 and the Database Contents License (DbCL) 1.0, by way of Fribb/anime-lists (https://github.com/Fribb/anime-lists). The anime files of this catalogue are made available under the ODbL 1.0.',
  },
  {
    mediaType: 'anime',
    source: 'bangumi-data',
    name: 'bangumi-data',
    url: 'https://github.com/bangumi-data/bangumi-data',
    licences: ['CC-BY-4.0'],
    text: 'Titles, dates and TMDB references of anime: bangumi-data (https://github.com/bangumi-data/bangumi-data), CC BY 4.0, changed (selected, joined, converted).',
  },
  {
    mediaType: 'anime',
    source: 'silveryasha',
    name: 'animeApi, raw list of SilverYasha',
    url: 'https://github.com/nattadasu/animeApi',
    licences: ['CC0-1.0'],
    text: 'Numbers of episodes of anime: the raw list of SilverYasha in nattadasu/animeApi (https://github.com/nattadasu/animeApi), CC0.',
  },
  {
    mediaType: 'game',
    source: 'wikipedia',
    name: 'Wikipedia',
    url: 'https://en.wikipedia.org/wiki/Lists_of_video_games',
    licences: ['CC-BY-SA-4.0', 'MIT'],
    text: "Contains data of Wikipedia's lists of video games (https://en.wikipedia.org/wiki/Lists_of_video_games), by Wikipedia's authors, CC BY-SA 4.0, changed; read through Aspenini/eol-console-games and Apofenic/GameInfoServer (MIT, © 2025 Anthony Lubrino).",
  },
  {
    mediaType: 'game',
    source: 'steam',
    name: 'Steam Store Games (Clean dataset)',
    url: 'https://www.kaggle.com/datasets/nikdavis/steam-store-games',
    licences: ['CC-BY-4.0'],
    text: 'Steam Store Games (Clean dataset) by Nik Davis (https://www.kaggle.com/datasets/nikdavis/steam-store-games), CC BY 4.0, changed.',
  },
  {
    mediaType: 'game',
    source: 'gamedatabase',
    name: 'GameDataBase',
    url: 'https://github.com/PigSaint/GameDataBase',
    licences: ['CC-BY-4.0'],
    text: 'GameDataBase © 2024 by PigSaint (https://github.com/PigSaint/GameDataBase), CC BY 4.0, changed.',
  },
  {
    mediaType: 'game',
    source: 'libretro',
    name: 'libretro-database',
    url: 'https://github.com/libretro/libretro-database',
    licences: ['CC-BY-SA-4.0'],
    text: 'libretro-database (https://github.com/libretro/libretro-database), CC BY-SA 4.0, changed.',
  },
  {
    mediaType: 'game',
    source: 'mediaarts',
    name: 'Media Arts Database',
    url: 'https://github.com/mediaarts-db/dataset',
    licences: ['free-reuse'],
    text: 'Media Arts Database data set (https://github.com/mediaarts-db/dataset), edited and processed; the data set is free for secondary use.',
  },
  {
    mediaType: 'game',
    source: 'openvideogamedata',
    name: 'Open Video Game Data',
    url: 'https://github.com/openvideogamedata/openvideogamedata.github.io',
    licences: ['MIT'],
    text: 'Open Video Game Data © 2025, MIT (https://github.com/openvideogamedata/openvideogamedata.github.io).',
  },
  {
    mediaType: 'game',
    source: 'opensourcegames',
    name: 'Open Source Games',
    url: 'https://github.com/Trilarion/opensourcegames',
    licences: ['CC0-1.0'],
    text: 'Open Source Games (https://github.com/Trilarion/opensourcegames), CC0.',
  },
  {
    mediaType: 'movie',
    source: 'wikipedia',
    name: 'Wikipedia',
    url: 'https://en.wikipedia.org',
    licences: ['CC-BY-SA-4.0', 'MIT'],
    text: "Contains text and data of Wikipedia (https://en.wikipedia.org), by Wikipedia's authors, CC BY-SA 4.0, shortened; read through prust/wikipedia-movie-data (MIT, © 2016 Peter Rust).",
  },
  {
    mediaType: 'movie',
    source: 'cmu',
    name: 'CMU Movie Summary Corpus',
    url: 'http://www.cs.cmu.edu/~ark/personas/',
    licences: ['CC-BY-SA-4.0'],
    text: "CMU Movie Summary Corpus (Bamman, O'Connor and Smith, 2013; metadata of Freebase, CC BY) (http://www.cs.cmu.edu/~ark/personas/), Creative Commons Attribution-ShareAlike, changed.",
  },
  {
    mediaType: 'movie',
    source: 'wikidata',
    name: 'Wikidata',
    url: 'https://www.wikidata.org',
    licences: ['CC0-1.0'],
    text: 'Wikidata (https://www.wikidata.org), CC0 (no duty; named out of courtesy).',
  },
  ...(['game', 'movie'] as const).map(
    (mediaType): Credit => ({
      mediaType,
      source: 'own',
      name: 'Gildshelf',
      url: 'https://github.com/gildshelf/gildshelf',
      licences: ['CC0-1.0'],
      text: 'Facts written for Gildshelf, CC0.',
    }),
  ),
];

/** The URL of the Wikipedia article that a description was taken from; wherever the description is shown, it must link this article. */
export function wikipediaUrl(article: string): string {
  return `https://en.wikipedia.org/wiki/${encodeURIComponent(article.replaceAll(' ', '_'))}`;
}
