import type { DdlDialect, Step } from '../ddlDialect.ts';
import type { Store } from '../Store.ts';
import { accessTokens } from './accessTokens.ts';
import { adultTitles } from './adultTitles.ts';
import { binaryIds } from './binaryIds.ts';
import { circuitOpenUntil } from './circuitOpenUntil.ts';
import { collectionChanges } from './collectionChanges.ts';
import { collectionPages } from './collectionPages.ts';
import { collectionViews } from './collectionViews.ts';
import { edits } from './edits.ts';
import { expiryIndexes } from './expiryIndexes.ts';
import { firstTables } from './firstTables.ts';
import { history } from './history.ts';
import { identities } from './identities.ts';
import { imports } from './imports.ts';
import { lists } from './lists.ts';
import { mailLanguages } from './mailLanguages.ts';
import { mailRequests } from './mailRequests.ts';
import { providers } from './providers.ts';
import { publicCollections, publicProfiles } from './publicCollections.ts';
import { ratingCounts } from './ratingCounts.ts';
import { reviews } from './reviews.ts';
import { searchNames } from './searchNames.ts';
import { searchVersion } from './searchVersion.ts';
import { titleLinks } from './titleLinks.ts';
import { titleMerges } from './titleMerges.ts';
import { titleRatings } from './titleRatings.ts';
import { titleSourceAge } from './titleSourceAge.ts';
import { webhooks } from './webhooks.ts';

/** All migrations, oldest first by name, each with its steps. A released migration must not change. */
export const migrations: Readonly<
  Record<string, (dialect: DdlDialect, engine: Store['engine']) => readonly Step[]>
> = {
  '0001-first-tables': firstTables,
  '0002-identities': identities,
  '0003-mail-requests': mailRequests,
  '0004-collection-pages': collectionPages,
  '0005-search-names': searchNames,
  '0006-public-collections': publicCollections,
  '0007-title-ratings': titleRatings,
  '0008-providers': providers,
  '0009-public-profiles': publicProfiles,
  '0010-expiry-indexes': expiryIndexes,
  '0011-rating-counts': ratingCounts,
  '0012-binary-ids': (_, engine) => binaryIds(engine),
  '0013-circuit-open-until': circuitOpenUntil,
  '0014-access-tokens': accessTokens,
  '0015-webhooks': webhooks,
  '0016-mail-languages': mailLanguages,
  '0017-search-version': searchVersion,
  '0019-adult-titles': adultTitles,
  '0020-title-merges': titleMerges,
  '0021-title-source-age': titleSourceAge,
  '0023-title-links': titleLinks,
  '0024-history': history,
  '0025-lists': lists,
  '0026-reviews': reviews,
  '0027-edits': edits,
  '0028-collection-views': collectionViews,
  '0029-collection-changes': collectionChanges,
  '0030-imports': imports,
};
