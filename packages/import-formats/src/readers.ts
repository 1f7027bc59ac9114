import { aniListExport } from './sources/anime/anilist/readAniListExport.ts';
import { aniListLists } from './sources/anime/anilist/readAniListLists.ts';
import { myAnimeList } from './sources/anime/readMyAnimeList.ts';
import { imdb } from './sources/films/imdb/readImdb.ts';
import { letterboxd } from './sources/films/letterboxd/readLetterboxd.ts';
import { tmdb } from './sources/films/readTmdb.ts';
import { backloggd } from './sources/games/backloggd/readBackloggd.ts';
import { grouvee } from './sources/games/grouvee/readGrouvee.ts';
import { howLongToBeat } from './sources/games/readHowLongToBeat.ts';
import { igdbList } from './sources/games/readIgdbList.ts';
import { playnite } from './sources/games/readPlaynite.ts';
import { steam } from './sources/games/readSteam.ts';
import type { SourceReader } from './sources/SourceReader.ts';

/** The readers of all sources; at most one recognises a file. */
export const readers: readonly SourceReader[] = [
  myAnimeList,
  aniListExport,
  aniListLists,
  letterboxd,
  imdb,
  tmdb,
  steam,
  grouvee,
  backloggd,
  howLongToBeat,
  igdbList,
  playnite,
];
