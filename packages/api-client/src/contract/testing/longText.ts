const length = 800_000;

/**
 * A text of one piece over and over, which is read in milliseconds where that takes linear time. In quadratic time it takes
 * minutes, and the test's own time is over: no two times are compared, for a busy machine changes both.
 */
export function longText(piece: string): string {
  return piece.repeat(Math.ceil(length / piece.length));
}
