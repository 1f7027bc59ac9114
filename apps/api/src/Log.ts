/** One line a call; never a token, a link, an e-mail address or a body. */
export interface Log {
  debug(fields: Readonly<Record<string, unknown>>): void;
  info(fields: Readonly<Record<string, unknown>>): void;
  warn(fields: Readonly<Record<string, unknown>>): void;
  error(fields: Readonly<Record<string, unknown>>): void;
}
