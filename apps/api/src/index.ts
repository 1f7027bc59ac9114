export { type Config, readConfig } from './config/readConfig.ts';
export { noHumanCheck } from './features/accounts/human-check/createHumanCheck.ts';
export type { HumanCheck } from './features/accounts/human-check/humanCheck.ts';
export { createAccountOutboxWorker } from './features/accounts/mails/mailRequests.ts';
export { installCatalogue } from './features/catalogue/built-in/installCatalogue.ts';
export { openTables } from './features/catalogue/open-data/openTables.ts';
export { foldCounts, recount } from './features/collection/counts/counts.ts';
export { createCountsRepository } from './features/collection/counts/createCountsRepository.ts';
export { createTitleSearch } from './features/titles/search/createTitleSearch.ts';
export { createSearchTitle } from './features/titles/search/index/createSearchTitle.ts';
export { findTitles, isFoundExactly } from './features/titles/search/index/findTitles.ts';
export { searchWords } from './features/titles/search/index/searchWords.ts';
export { addSegment, type Segment } from './features/titles/search/index/segments.ts';
export { migrate } from './platform/db/migrate.ts';
export {
  type DatabaseLocation,
  openDatabase,
  type Store,
} from './platform/db/openDatabase.ts';
export { explain, queriesOf } from './platform/db/queryPlans.ts';
export type { DatabaseFile } from './platform/db/sqlite/DatabaseFile.ts';
export { createLog } from './platform/log/createLog.ts';
export { createMailCipher } from './platform/mail/createMailCipher.ts';
export type { OutboxWorker } from './platform/mail/createOutboxWorker.ts';
export type { Mailer } from './platform/mail/mailers.ts';
export { presentItem } from './platform/titles/presentItem.ts';
export { visitor } from './platform/titles/visibleTitles.ts';
export { createAnilist } from './providers/anilist/createAnilist.ts';
export type { CatalogueProvider, FoundTitle } from './providers/CatalogueProvider.ts';
export { createIgdb } from './providers/igdb/createIgdb.ts';
export { createJikan } from './providers/jikan/createJikan.ts';
export { createRawg } from './providers/rawg/createRawg.ts';
export { createTmdb } from './providers/tmdb/createTmdb.ts';
export type { Upstream } from './providers/upstream/Upstream.ts';
export type { Dependencies } from './start/createApp.ts';
export { createApp } from './start/createApp.ts';
export { deleteExpired } from './start/deleteExpired.ts';
