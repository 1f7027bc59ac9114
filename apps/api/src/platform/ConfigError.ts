/** The server cannot start for a reason that the operator can change; its message is printed without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
