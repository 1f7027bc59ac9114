const windowMs = 60_000;
const maxLines = 20;

/**
 * Writes at most 20 lines per minute with the same event, status, reason and error, then one with the number of omitted lines, so that
 * an overload does not also overload the log.
 */
function limitLines(write: (fields: LogFields) => void): (fields: LogFields) => void {
  const windows = new Map<string, number>();
  const endWindow = () => {
    const counts = [...windows];
    windows.clear();
    for (const [key, count] of counts)
      if (count > maxLines) write({ ...JSON.parse(key), omitted: count - maxLines });
  };
  return (fields) => {
    const { event, status, reason, error } = fields;
    // Without the stack of an error; JSON omits undefined fields.
    const key = JSON.stringify({ event, status, reason, error: error && String(error).split('\n')[0] });
    if (windows.size === 0) setTimeout(endWindow, windowMs).unref();
    const count = (windows.get(key) ?? 0) + 1;
    windows.set(key, count);
    if (count <= maxLines) write(fields);
  };
}

/** The fields of a line, beside its level and time. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Writes one line per call. Callers must not pass tokens, links, email addresses or bodies. */
export interface Log {
  debug(fields: LogFields): void;
  info(fields: LogFields): void;
  warn(fields: LogFields): void;
  error(fields: LogFields): void;
}

const levels = ['debug', 'info', 'warn', 'error'] as const;

/** Writes one line of JSON per call, from `level` upwards, to standard error by default. Above `debug`, equal lines are limited. */
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
