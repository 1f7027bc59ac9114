import { versions } from './versions.mjs';

/** A missing requirement of the machine; its message is printed without a stack trace. */
export class SetupError extends Error {}

/** The error messages for missing requirements, each with what the user can do about it. */
export const setupMessages = {
  oldNode: (/** @type {string} */ version) =>
    `Gildshelf needs Node ${versions.outerNodeFloor.split('.')[0]} or newer to start, and this is ${version}: install a newer Node and start again.`,
  noNpm:
    'Gildshelf needs npm for its first start and found none: install npm, which comes with Node, and start again.',
  noPlatform: (/** @type {string} */ platform, /** @type {string} */ version) =>
    `Gildshelf needs Node ${versions.nodeFloor} or newer, this is ${version}, and there is no prebuilt Node ${versions.node} for ${platform}: install one yourself and start again.`,
  noNetwork:
    'The first start downloads Node, pnpm and the packages, and the package registry did not respond: connect to the network (or set npm’s registry or proxy) and start again.',
  readOnly: (/** @type {string} */ folder) =>
    `Gildshelf installs its tools and packages next to its code and cannot write to ${folder}: make the folder writable, or copy it to one that is, and start again.`,
  diskFull: (/** @type {string} */ folder) =>
    `There is no room left on the disk of ${folder}: free about 1.5 GB and start again.`,
  failed: (/** @type {string} */ command) => `${command} failed; its output is above.`,
};

const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|NO_OFFLINE|ENOTCACHED|error sending request|dns error|network request/i;
const readOnly = /EROFS|EACCES|EPERM|read-only file system|permission denied/i;
const diskFull = /ENOSPC|no space left on device/i;

/**
 * The error message for the output of a failed command.
 * @param {string} output
 * @param {string} command
 * @param {string} folder
 */
export function setupMessageFor(output, command, folder) {
  if (diskFull.test(output)) return setupMessages.diskFull(folder);
  if (readOnly.test(output)) return setupMessages.readOnly(folder);
  if (noNetwork.test(output)) return setupMessages.noNetwork;
  return setupMessages.failed(command);
}
