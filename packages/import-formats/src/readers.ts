import { aniListExport } from './sources/anime/anilist/readAniListExport.ts';
import { aniListLists } from './sources/anime/anilist/readAniListLists.ts';
import { kitsu } from './sources/anime/readKitsu.ts';
import { myAnimeList } from './sources/anime/readMyAnimeList.ts';
import { goodreads } from './sources/books/readGoodreads.ts';
import { imdb } from './sources/films/imdb/readImdb.ts';
import { letterboxd } from './sources/films/letterboxd/readLetterboxd.ts';
import { movary } from './sources/films/readMovary.ts';
import { tmdb } from './sources/films/readTmdb.ts';
import { backloggd } from './sources/games/backloggd/readBackloggd.ts';
import { grouvee } from './sources/games/grouvee/readGrouvee.ts';
import { howLongToBeat } from './sources/games/readHowLongToBeat.ts';
import { igdbList } from './sources/games/readIgdbList.ts';
import { infiniteBacklog } from './sources/games/readInfiniteBacklog.ts';
import { playnite } from './sources/games/readPlaynite.ts';
import { steam } from './sources/games/readSteam.ts';
import type { SourceReader } from './sources/SourceReader.ts';
import { simkl } from './sources/series/readSimkl.ts';
import { trakt } from './sources/series/trakt/readTrakt.ts';
import { tvTime } from './sources/series/tv-time/readTvTime.ts';
import { neoDb } from './sources/trackers/neodb/readNeoDb.ts';
import { mediaTracker } from './sources/trackers/readMediaTracker.ts';
import { watcharr } from './sources/trackers/readWatcharr.ts';
import { ryot } from './sources/trackers/ryot/readRyot.ts';
import { yamtrack } from './sources/trackers/yamtrack/readYamtrack.ts';

/** The readers of all sources; at most one recognises a file. */
export const readers: readonly SourceReader[] = [
  myAnimeList,
  aniListExport,
  aniListLists,
  kitsu,
  letterboxd,
  imdb,
  tmdb,
  steam,
  grouvee,
  backloggd,
  howLongToBeat,
  igdbList,
  infiniteBacklog,
  playnite,
  trakt,
  simkl,
  tvTime,
  movary,
  yamtrack,
  ryot,
  watcharr,
  mediaTracker,
  neoDb,
  goodreads,
];
