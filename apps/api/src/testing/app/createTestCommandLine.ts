import type { CommandLine } from '../../platform/commands/commandLine.ts';

/** A command line for tests that records output and warnings; `stop` aborts the command. */
export function createTestCommandLine() {
  const output: string[] = [];
  const warnings: string[] = [];
  const controller = new AbortController();
  const line: CommandLine = {
    stopped: controller.signal,
    print: (text) => output.push(text),
    warn: (text) => warnings.push(text),
    progress: () => {},
  };
  return { line, output, warnings, stop: () => controller.abort() };
}
