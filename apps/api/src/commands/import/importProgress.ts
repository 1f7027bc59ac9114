/** How far the import of a file is; kept with the titles, in the same transaction. */
export interface ImportProgress {
  /** So many entries were read; the next is the first that counts. */
  readonly entries: number;
  readonly kept: number;
  readonly leftOut: number;
  readonly isDone: boolean;
}

const importStart: ImportProgress = { entries: 0, kept: 0, leftOut: 0, isDone: false };

/** The setting that keeps it, by what the file is made of. */
export function importSetting(fingerprint: string): string {
  return `import:${fingerprint}`;
}

/** Reads it; whatever is not there has not begun. */
export function readImportProgress(value: string | undefined): ImportProgress {
  return value ? { ...importStart, ...(JSON.parse(value) as ImportProgress) } : importStart;
}
