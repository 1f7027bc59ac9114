/** An entry of an imported file: its line number, and its value or the reason why it is invalid. */
export interface ImportEntry {
  readonly line: number;
  readonly value?: unknown;
  readonly error?: string;
}
