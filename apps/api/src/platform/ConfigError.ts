/** Why the server cannot start, or stopped starting, in the one sentence that is shown; no stack is. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
