import type { LogFields } from './Log.ts';

const windowMs = 60_000;
const mostLines = 20;

/**
 * Writes at most 20 lines per minute of each event, status, reason and error, and then one with the number of those that it left out: what
 * happens to every request of an overload must not become a load of its own.
 */
export function limitLines(write: (fields: LogFields) => void): (fields: LogFields) => void {
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
