import type { CatalogueSync, TopListSource } from '../config/CatalogueSync.ts';
import type { CollectionIndex } from '../config/CollectionIndex.ts';
import type { PageFacts } from '../config/PageFacts.ts';
import type { ServerContext } from '../config/ServerContext.ts';
import { nameKey } from '../features/accounts/loginKeys.ts';
import { serveCatalogueStatus } from '../features/catalogue/status/serveCatalogueStatus.ts';
import { createFindOwner } from '../features/collection/createFindOwner.ts';
import { findOwnTitles } from '../features/collection/own-titles/findOwnTitles.ts';
import { serveOwnTitles } from '../features/collection/own-titles/serveOwnTitles.ts';
import { serveCollections } from '../features/collection/serveCollections.ts';
import { serveCollectionViews } from '../features/collection/views/serveCollectionViews.ts';
import { createCovers, serveCovers } from '../features/covers/covers.ts';
import { serveFeeds } from '../features/feeds/serveFeeds.ts';
import { serveDiary } from '../features/history/diary/serveDiary.ts';
import { serveEdits } from '../features/history/edits/serveEdits.ts';
import { serveHistory } from '../features/history/serveHistory.ts';
import { createTitleHistories } from '../features/history/titleHistories.ts';
import { proxyImageUrls } from '../features/image-proxy/imageUrls.ts';
import { createFindList } from '../features/lists/createFindList.ts';
import { serveLists } from '../features/lists/serveLists.ts';
import { serveOembed } from '../features/oembed/serveOembed.ts';
import { repositoriesOn } from '../features/repositories.ts';
import { serveReviews } from '../features/reviews/serveReviews.ts';
import { serveShareImages } from '../features/share-images/serveShareImages.ts';
import { linkShape, readTitleImage, signatureShape } from '../features/share-images/titleImage.ts';
import { userImageSize } from '../features/share-images/userImage.ts';
import type { TitleBrowse } from '../features/titles/browse/createTitleBrowse.ts';
import { createCollectionIndex } from '../features/titles/collections/createCollectionIndex.ts';
import type { TitleSearch } from '../features/titles/search/createTitleSearch.ts';
import { serveTitles } from '../features/titles/serveTitles.ts';
import { createChangeRecorder } from '../features/webhooks/recordChange.ts';
import type { Api } from '../platform/http/endpoint/serveEndpoint.ts';
import { publicHeaders } from '../platform/http/middleware/responseHeaders.ts';

/** The dependencies of `serveMedia`. */
export interface MediaDependencies extends ServerContext {
  /** Without it the catalogue has the stored titles only. */
  readonly catalogueSync?: CatalogueSync | undefined;
  /** Defaults to `catalogueSync`. */
  readonly topListSource?: TopListSource | undefined;
  /** Searches in the thread of the server by default. */
  readonly titleSearch?: TitleSearch | undefined;
  /** The same for browse pages. */
  readonly titleBrowse?: TitleBrowse | undefined;
  /** The same for queries of own collections. */
  readonly collectionIndex?: CollectionIndex | undefined;
  /** The folder of the packed tables of open data; without it no titles of other media types are related. */
  readonly openDataFolder?: string | undefined;
  /** Called after each commit that added a delivery of a webhook. */
  readonly wakeWebhooks?: (() => void) | undefined;
  /** The pages of the site. */
  readonly pages: readonly PageFacts[];
}

/** Connects and registers the endpoints of titles and collections, and those of covers, share images, feeds and oEmbed. */
export function serveMedia(api: Api, dependencies: MediaDependencies): void {
  const { store, config, secret, clock, log, catalogueSync, topListSource = catalogueSync } = dependencies;
  const repositories = repositoriesOn(store.db);
  const covers = createCovers(config.apiUrl, config.imageCache ? proxyImageUrls(config.apiUrl) : undefined);
  const findOwner = createFindOwner(repositories, nameKey);
  const findList = createFindList(repositories, nameKey);
  const { titleSearch, titleBrowse, openDataFolder } = dependencies;
  const sources = { catalogueSync, topListSource, titleSearch, titleBrowse, openDataFolder };
  const titleParts = { store, clock, log, covers, ...sources };
  serveTitles(api, titleParts, publicHeaders(config.publicUrl));
  serveCatalogueStatus(api, { store, clock, config });
  const changes = createChangeRecorder(store, clock, dependencies.wakeWebhooks ?? (() => {}));
  const histories = createTitleHistories({ clock });
  serveCollections(api, { store, config, secret, clock, covers, findOwner, changes, histories });
  const index = dependencies.collectionIndex ?? createCollectionIndex(store);
  serveOwnTitles(api, { store, covers, index });
  serveCollectionViews(api, { store, clock });
  serveHistory(api, { store, config, clock, changes });
  serveEdits(api, {
    store,
    config,
    clock,
    changes,
    findCollectionTitles: (user, pairs) => findOwnTitles(index, user, pairs),
  });
  serveDiary(api, { store, covers, nameKey });
  serveReviews(api, { store, config, clock });
  serveLists(api, { store, clock, covers, nameKey });
  serveCovers(api.http, repositories, covers);
  serveShareImages(api.http, repositories, { findOwner, findList });
  serveFeeds(api.http, { config, repositories, covers, findOwner, findList });
  serveOembed(api.http, {
    ...{ config, pages: dependencies.pages, findOwner, findList },
    findTitle: (type, slug) => readTitleImage(repositories, type, slug),
    imageSizes: { link: linkShape, title: signatureShape, collection: userImageSize },
  });
}
