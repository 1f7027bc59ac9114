/** One entry of a file: its line, and what stands there, or what is wrong with it. */
export interface Entry {
  readonly line: number;
  readonly value?: unknown;
  readonly problem?: string;
}
