import type { Kysely } from 'kysely';
import { createSettingsRepository } from '../platform/db/createSettingsRepository.ts';
import type { Schema } from '../platform/db/schema.ts';
import { createOutboxRepository } from '../platform/mail/createOutboxRepository.ts';
import { createTitleAliasesRepository } from '../platform/titles/createTitleAliasesRepository.ts';
import { createAccessTokensRepository } from './access-tokens/createAccessTokensRepository.ts';
import { createRateLimitsRepository } from './accounts/limits/createRateLimitsRepository.ts';
import { createLoginKeysRepository } from './accounts/loginKeys.ts';
import { createMailRequestsRepository } from './accounts/mails/createMailRequestsRepository.ts';
import { createLinkTokensRepository } from './accounts/mails/linkTokens.ts';
import { createSessionsRepository } from './accounts/repositories/createSessionsRepository.ts';
import { createUsedChallengesRepository } from './accounts/repositories/createUsedChallengesRepository.ts';
import { createUsersRepository } from './accounts/repositories/createUsersRepository.ts';
import { createIdentitiesRepository } from './accounts/third-party/createIdentitiesRepository.ts';
import { createCatalogueReportRepository } from './catalogue/commands/catalogueReport.ts';
import { createMergesRepository } from './catalogue/merge/createMergesRepository.ts';
import { createTitleIdsRepository } from './catalogue/titles/createTitleIdsRepository.ts';
import { createTitleNamesRepository } from './catalogue/titles/createTitleNamesRepository.ts';
import { createTitleSourcesRepository } from './catalogue/titles/titleSources.ts';
import { createCountsRepository } from './collection/counts/createCountsRepository.ts';
import { createCollectionRepository } from './collection/createCollectionRepository.ts';
import { createPublicCollectionsRepository } from './collection/createPublicCollectionsRepository.ts';
import { createOwnTitlesRepository } from './collection/own-titles/createOwnTitlesRepository.ts';
import { createCollectionViewsRepository } from './collection/views/createCollectionViewsRepository.ts';
import { createHistoriesRepository } from './history/createHistoriesRepository.ts';
import { createRemovedTitlesRepository } from './history/createRemovedTitlesRepository.ts';
import { createTitleDetailsRepository } from './history/createTitleDetailsRepository.ts';
import { createDiaryRepository } from './history/diary/createDiaryRepository.ts';
import { createEditsRepository } from './history/edits/createEditsRepository.ts';
import { createTitleStatesRepository } from './history/edits/createTitleStatesRepository.ts';
import { createPlayEpisodesRepository } from './history/plays/createPlayEpisodesRepository.ts';
import { createPlaysRepository } from './history/plays/createPlaysRepository.ts';
import { createEditListsRepository } from './history/updates/createEditListsRepository.ts';
import { createTitleUpdatesRepository } from './history/updates/createTitleUpdatesRepository.ts';
import { createImportsRepository } from './imports/createImportsRepository.ts';
import { createListEntriesRepository } from './lists/createListEntriesRepository.ts';
import { createListsRepository } from './lists/createListsRepository.ts';
import { createReportedReviewsRepository } from './reviews/createReportedReviewsRepository.ts';
import { createReviewsRepository } from './reviews/createReviewsRepository.ts';
import { createSitemapRepository } from './sitemap/sitemap.ts';
import { createBrowseTitlesRepository } from './titles/browse/createBrowseTitlesRepository.ts';
import { createCollectedTitlesRepository } from './titles/collections/createCollectedTitlesRepository.ts';
import { createTitlesRepository } from './titles/createTitlesRepository.ts';
import { createRelatedTitlesRepository } from './titles/related/createRelatedTitlesRepository.ts';
import { createSearchTitlesRepository } from './titles/search/createSearchTitlesRepository.ts';
import { createTopListsRepository } from './titles/top-lists/createTopListsRepository.ts';
import { createWebhooksRepository } from './webhooks/createWebhooksRepository.ts';

const factories = {
  users: createUsersRepository,
  loginKeys: createLoginKeysRepository,
  sessions: createSessionsRepository,
  accessTokens: createAccessTokensRepository,
  identities: createIdentitiesRepository,
  linkTokens: createLinkTokensRepository,
  mailRequests: createMailRequestsRepository,
  outbox: createOutboxRepository,
  rateLimits: createRateLimitsRepository,
  usedChallenges: createUsedChallengesRepository,
  titles: createTitlesRepository,
  titleAliases: createTitleAliasesRepository,
  merges: createMergesRepository,
  titleIds: createTitleIdsRepository,
  titleNames: createTitleNamesRepository,
  titleSources: createTitleSourcesRepository,
  browseTitles: createBrowseTitlesRepository,
  relatedTitles: createRelatedTitlesRepository,
  searchTitles: createSearchTitlesRepository,
  topLists: createTopListsRepository,
  collection: createCollectionRepository,
  counts: createCountsRepository,
  publicCollections: createPublicCollectionsRepository,
  ownTitles: createOwnTitlesRepository,
  collectionViews: createCollectionViewsRepository,
  collectedTitles: createCollectedTitlesRepository,
  histories: createHistoriesRepository,
  plays: createPlaysRepository,
  playEpisodes: createPlayEpisodesRepository,
  titleDetails: createTitleDetailsRepository,
  edits: createEditsRepository,
  titleStates: createTitleStatesRepository,
  removedTitles: createRemovedTitlesRepository,
  titleUpdates: createTitleUpdatesRepository,
  editLists: createEditListsRepository,
  diary: createDiaryRepository,
  reviews: createReviewsRepository,
  reportedReviews: createReportedReviewsRepository,
  imports: createImportsRepository,
  lists: createListsRepository,
  listEntries: createListEntriesRepository,
  catalogueReport: createCatalogueReportRepository,
  sitemap: createSitemapRepository,
  settings: createSettingsRepository,
  webhooks: createWebhooksRepository,
};

/** The repositories of every feature on one connection or in one transaction. */
export type Repositories = {
  readonly [Name in keyof typeof factories]: ReturnType<(typeof factories)[Name]>;
};

const created = new WeakMap<Kysely<Schema>, Repositories>();

/** The repositories on a connection or in a transaction. Each is created when it is first used, once per connection. */
export function repositoriesOn(db: Kysely<Schema>): Repositories {
  const existing = created.get(db);
  if (existing) return existing;
  const repositories = Object.create(lazyRepositories, { db: { value: db } });
  created.set(db, repositories);
  return repositories;
}

/** The prototype of all `Repositories`: reading a name creates the repository and defines it on the object itself. */
const lazyRepositories = Object.create(null);
for (const [name, create] of Object.entries(factories))
  Object.defineProperty(lazyRepositories, name, {
    get(this: { readonly db: Kysely<Schema> }) {
      const value = create(this.db);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });
