import { versions } from './versions.mjs';

/** What a machine can lack, and what its owner can do about it: one sentence each. */
export const sentences = {
  oldNode: (/** @type {string} */ version) =>
    `Gildshelf needs Node ${versions.outerNodeFloor.split('.')[0]} or newer to start, and this is ${version}: install a newer Node and start again.`,
  noNpm:
    'Gildshelf needs npm for its first start and found none: install npm, which comes with Node, and start again.',
  noPlatform: (/** @type {string} */ platform, /** @type {string} */ version) =>
    `Gildshelf needs Node ${versions.nodeFloor} or newer, this is ${version}, and there is no ready-made Node ${versions.node} for ${platform}: install one yourself and start again.`,
  noNetwork:
    'The first start fetches Node, pnpm and the packages, and the package registry did not answer: connect to the network (or set npm’s registry or proxy) and start again.',
  readOnly: (/** @type {string} */ folder) =>
    `Gildshelf keeps its tools and packages beside its code and cannot write in ${folder}: make the folder writable, or copy it to one that is, and start again.`,
  diskFull: (/** @type {string} */ folder) =>
    `There is no room left on the disk of ${folder}: free about 1.5 GB and start again.`,
  failed: (/** @type {string} */ command) => `${command} failed; what it said stands above.`,
};

const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|NO_OFFLINE|ENOTCACHED|error sending request|dns error|network request/i;
const readOnly = /EROFS|EACCES|EPERM|read-only file system|permission denied/i;
const diskFull = /ENOSPC|no space left on device/i;

/**
 * Chooses the sentence for what a failed command said.
 * @param {string} said
 * @param {string} command
 * @param {string} folder
 */
export function sentenceFor(said, command, folder) {
  if (diskFull.test(said)) return sentences.diskFull(folder);
  if (readOnly.test(said)) return sentences.readOnly(folder);
  if (noNetwork.test(said)) return sentences.noNetwork;
  return sentences.failed(command);
}
