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

/** Messages about webhooks. */
export const webhooks = {
  invalidUrl: 'Please enter a web address that starts with https://.',
  notPublic: 'The address must be reachable on the public internet.',
  missingEvent: 'Please choose at least one event.',
  tooMany: `You have ${serverLimits.webhooks} webhooks already. Please delete one first.`,
  unknown: 'There is no such webhook.',
  disabled: 'The webhook is disabled. Please enable it first.',
  busy: 'Too many events are waiting for this webhook. Please try again later.',
  deleted: 'The webhook has been deleted.',
  enabled: 'The webhook is enabled again.',
  testQueued: 'The test event is on its way.',
  loadFailed: 'Your webhooks could not be loaded. Please try again.',
  logFailed: 'The deliveries could not be loaded. Please try again.',
  createFailed: 'The webhook could not be created. Please try again.',
  changeFailed: 'The webhook could not be changed. Please try again.',
  none: 'You have no webhooks yet.',
  noDeliveries: 'Nothing was sent yet.',
  unsupported: 'This server has no webhooks.',
  confirmDelete: (url: string) => `Nothing more is sent to ${url}, and its deliveries are deleted.`,
  shownOnce: 'Copy the secret now. It will not be shown again.',
} as const;
