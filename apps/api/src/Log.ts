/** What a line says, beside its level and time. */
export type LogFields = Readonly<Record<string, unknown>>;

/** One line a call; never a token, a link, an e-mail address or a body. */
export interface Log {
  debug(fields: LogFields): void;
  info(fields: LogFields): void;
  warn(fields: LogFields): void;
  error(fields: LogFields): void;
}
