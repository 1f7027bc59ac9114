// Ours alone: the package has no types of Node, and every bundler puts the value in the place of this name.
declare const process: { env: { NODE_ENV?: string } };

const reported = new Set<string>();

/**
 * @internal Says once in development that a component is used in a way that cannot work. `report` says what happened, why
 * that is a problem and how to solve it. In production a bundler finds nothing here, and takes calls and words away.
 */
export function reportMisuse(isMisused: boolean, report: string): void {
  if (process.env.NODE_ENV !== 'production' && isMisused && !reported.has(report)) {
    reported.add(report);
    console.error(report);
  }
}
