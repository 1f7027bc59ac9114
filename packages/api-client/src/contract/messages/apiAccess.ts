import { serverLimits } from '../serverLimits.ts';

/** Messages about personal access tokens. */
export const accessTokens = {
  missingName: 'Please enter a name for the token.',
  longName: `The name may have at most ${serverLimits.accessTokenName} characters.`,
  missingScope: 'Please choose at least one permission.',
  invalidLifetime: 'Please choose one of the offered expiry dates.',
  tooMany: `You have ${serverLimits.accessTokens} tokens already. Please revoke one first.`,
  revoked: 'The token has been revoked.',
  sessionNeeded: 'A personal access token cannot do this. Please log in on the site.',
  scopeNeeded: (scope: string) => `This token does not have the permission '${scope}'.`,
  loadFailed: 'Your tokens could not be loaded. Please try again.',
  createFailed: 'The token could not be created. Please try again.',
  revokeFailed: 'The token could not be revoked. Please try again.',
  none: 'You have no tokens yet.',
  unsupported: 'This server has no personal access tokens.',
  confirmRevoke: (name: string) => `Whatever uses '${name}' loses access at once. This cannot be undone.`,
  shownOnce: 'Copy the token now. It will not be shown again.',
} as const;
