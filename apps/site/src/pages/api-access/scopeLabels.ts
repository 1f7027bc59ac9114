import type { AccessTokenScope } from '@gildshelf/api-client/contract';

/** What a token with each scope may do, in a few words. */
export const scopeLabels: Readonly<Record<AccessTokenScope, string>> = {
  read: 'Read collection and profile',
  write: 'Rate and remove titles',
  import: 'Import titles',
};
