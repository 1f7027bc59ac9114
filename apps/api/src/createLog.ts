import type { Environment } from './environment.ts';
import type { Log, LogFields } from './Log.ts';
import { limitLines } from './limitLines.ts';

const levels = ['debug', 'info', 'warn', 'error'] as const;

/** One line of JSON per call, from `level` upwards, to standard error by default; above `debug` a bounded number of equal ones. */
export function createLog(
  level: Environment['logLevel'],
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
