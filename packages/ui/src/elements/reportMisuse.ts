// Declared here, because the package does not use the types of Node; bundlers replace the expression by its value.
declare const process: { env: { NODE_ENV?: string } };

const reported = new Set<string>();

/**
 * @internal Logs an error once, in development, when a component is used incorrectly. `report` says what happened, why that is
 * a problem and how to solve it. In a production build the function is empty, so that bundlers remove calls and texts.
 */
export function reportMisuse(isMisused: boolean, report: string): void {
  if (process.env.NODE_ENV !== 'production' && isMisused && !reported.has(report)) {
    reported.add(report);
    console.error(report);
  }
}
