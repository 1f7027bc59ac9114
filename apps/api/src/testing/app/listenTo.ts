import type { CommandLine } from '../../features/catalogue/commands/CommandLine.ts';

/** A command's way to a test: what it said and warned of, and a way to stop it. */
export function listenTo() {
  const said: string[] = [];
  const warned: string[] = [];
  const stop = new AbortController();
  const line: CommandLine = {
    stopped: stop.signal,
    say: (text) => said.push(text),
    warn: (text) => warned.push(text),
    progress: () => {},
  };
  return { line, said, warned, stop: () => stop.abort() };
}
