const length = 800_000;

/**
 * A repetition of `piece` with at least 800,000 UTF-16 code units. A linear algorithm processes it in milliseconds, a quadratic
 * one exceeds the test timeout. Durations are not compared, because they depend on the load of the machine.
 */
export function longText(piece: string): string {
  return piece.repeat(Math.ceil(length / piece.length));
}
