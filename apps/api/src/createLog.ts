import type { Environment } from './environment.ts';
import type { Log } from './Log.ts';

const levels = ['debug', 'info', 'warn', 'error'] as const;

/** One line of JSON a call, from `level` upwards; standard error unless told. */
export function createLog(
  level: Environment['logLevel'],
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const from = level === 'silent' ? levels.length : levels.indexOf(level);
  const at = (name: (typeof levels)[number]) =>
    levels.indexOf(name) < from
      ? () => {}
      : (fields: Readonly<Record<string, unknown>>) =>
          write(`${JSON.stringify({ level: name, time: new Date().toISOString(), ...fields })}\n`);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
