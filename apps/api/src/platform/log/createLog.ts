const windowMs = 60_000;
const mostLines = 20;

/**
 * Writes at most 20 lines per minute of each event, status, reason and error, and then one with the number of those that it left out: what
 * happens to every request of an overload must not become a load of its own.
 */
function limitLines(write: (fields: LogFields) => void): (fields: LogFields) => void {
  const windows = new Map<string, number>();
  const endWindow = () => {
    const counts = [...windows];
    windows.clear();
    for (const [key, count] of counts)
      if (count > mostLines) write({ ...JSON.parse(key), omitted: count - mostLines });
  };
  return (fields) => {
    const { event, status, reason, error } = fields;
    // Without the stack of an error; what is undefined is not in the JSON.
    const key = JSON.stringify({ event, status, reason, error: error && String(error).split('\n')[0] });
    if (windows.size === 0) setTimeout(endWindow, windowMs).unref();
    const count = (windows.get(key) ?? 0) + 1;
    windows.set(key, count);
    if (count <= mostLines) write(fields);
  };
}

/** What a line says, beside its level and time. */
export type LogFields = Readonly<Record<string, unknown>>;

/** One line a call; never a token, a link, an e-mail address or a body. */
export interface Log {
  debug(fields: LogFields): void;
  info(fields: LogFields): void;
  warn(fields: LogFields): void;
  error(fields: LogFields): void;
}

const levels = ['debug', 'info', 'warn', 'error'] as const;

/** One line of JSON per call, from `level` upwards, to standard error by default; above `debug` a bounded number of equal ones. */
export function createLog(
  level: (typeof levels)[number] | 'silent',
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const from = level === 'silent' ? levels.length : levels.indexOf(level);
  const at = (name: (typeof levels)[number]) =>
    levels.indexOf(name) < from
      ? () => {}
      : (fields: LogFields) =>
          write(`${JSON.stringify({ level: name, time: new Date().toISOString(), ...fields })}\n`);
  return {
    debug: at('debug'),
    info: limitLines(at('info')),
    warn: limitLines(at('warn')),
    error: limitLines(at('error')),
  };
}
