/** Progress of the import of a file, stored as JSON in the transaction that saves the titles. */
export interface ImportProgress {
  /** Number of entries read so far; the import resumes after them. */
  readonly entries: number;
  /** Number of titles stored. */
  readonly kept: number;
  /** Number of titles that the catalogue had already, with the same data. */
  readonly unchanged: number;
  /** Number of entries that are no titles. */
  readonly others: number;
  /** Number of lines skipped. */
  readonly leftOut: number;
  /** Number of skipped lines by reason. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly isDone: boolean;
}

const importStart: ImportProgress = {
  ...{ entries: 0, kept: 0, unchanged: 0, others: 0, leftOut: 0 },
  ...{ reasons: {}, isDone: false },
};

/** The name of the setting that stores the progress of a file. */
export function importSetting(fingerprint: string): string {
  return `import:${fingerprint}`;
}

/** Parses stored progress; undefined means that the import has not started. */
export function readImportProgress(value: string | undefined): ImportProgress {
  return value ? { ...importStart, ...(JSON.parse(value) as Partial<ImportProgress>) } : importStart;
}

const maxReasons = 20;

/** Adds skipped lines to the counts by reason; further reasons than the first 20 are counted as one. */
export function addReasons(
  counts: ImportProgress['reasons'],
  reasons: readonly string[],
): ImportProgress['reasons'] {
  const sums = new Map(Object.entries(counts));
  for (const reason of reasons) {
    const name = sums.has(reason) || sums.size < maxReasons ? reason : 'other reasons';
    sums.set(name, (sums.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(sums);
}

/** The counts of an import on one line. */
export function summaryOf({ kept, unchanged, others, leftOut }: ImportProgress): string {
  return [
    `${format(kept)} titles`,
    ...(unchanged > 0 ? [`${format(unchanged)} unchanged`] : []),
    ...(others > 0 ? [`${format(others)} other entries`] : []),
    ...(leftOut > 0 ? [`${format(leftOut)} lines skipped`] : []),
  ].join(', ');
}

/** A line per reason for which lines were skipped, the most frequent first. */
export function reasonLines({ reasons }: ImportProgress): string[] {
  return Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `  ${format(count)} × ${reason}`);
}

function format(count: number): string {
  return count.toLocaleString('en-GB');
}
