import { type CommandLine, createCommandLine, exitCodes } from '../platform/commands/commandLine.ts';

/** Runs a command of the operator on the terminal of this process. Its exit code becomes that of the process; an error is printed. */
export async function runCommandProcess(run: (line: CommandLine) => Promise<number>): Promise<void> {
  // Files that a command creates are readable by their owner only, like those of the server.
  process.umask(0o077);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const line = createCommandLine(process.stdout, process.stderr, stop.signal);
  // A reader that closes the pipe early, such as `head`, stops the command.
  process.stdout.on('error', () => stop.abort());
  try {
    process.exitCode = await run(line);
  } catch (error) {
    line.warn(error instanceof Error ? error.message : String(error));
    process.exitCode = exitCodes.failed;
  }
}
