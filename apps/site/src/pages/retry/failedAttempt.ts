/** What is kept of a failed login or register over the reload. */
export interface FailedAttempt {
  readonly message: string;
  readonly values: Readonly<Record<string, string>>;
  /** The address to verify, where that is what is missing. */
  readonly unverifiedEmail?: string;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Reads a kept attempt; junk counts as none. */
export function readFailedAttempt(text: string | null): FailedAttempt | null {
  try {
    const kept = JSON.parse(text ?? 'null');
    if (!isText(kept?.message) || typeof kept.values !== 'object') return null;
    const values = Object.fromEntries(
      Object.entries(kept.values as object).filter((entry): entry is [string, string] => isText(entry[1])),
    );
    return {
      message: kept.message,
      values,
      ...(isText(kept.unverifiedEmail) && { unverifiedEmail: kept.unverifiedEmail }),
    };
  } catch {
    return null;
  }
}
