/** What a generator writes: new files by their templates, and changes of existing files; paths are relative to the root. */
export interface Change {
  readonly created: Readonly<Record<string, string>>;
  readonly edited: Readonly<Record<string, (text: string) => string>>;
  /** Values of the templates. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** A generator with one argument. */
export interface Generator {
  readonly description: string;
  /** The prompt for a missing argument. */
  readonly message: string;
  /** The form of a valid argument. */
  readonly pattern: RegExp;
  readonly change: (argument: string) => Change;
}
