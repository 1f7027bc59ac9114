/** What is stored of a failed login or registration across the reload. */
export interface FailedAttempt {
  readonly message: string;
  readonly values: Readonly<Record<string, string>>;
  /** The email address to verify, when that is why the attempt failed. */
  readonly unverifiedEmail?: string;
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Parses a stored attempt; null when it is missing or invalid. */
export function readFailedAttempt(text: string | null): FailedAttempt | null {
  try {
    const stored = JSON.parse(text ?? 'null');
    if (!isString(stored?.message) || typeof stored.values !== 'object') return null;
    const values = Object.fromEntries(
      Object.entries(stored.values as object).filter((entry): entry is [string, string] =>
        isString(entry[1]),
      ),
    );
    return {
      message: stored.message,
      values,
      ...(isString(stored.unverifiedEmail) && { unverifiedEmail: stored.unverifiedEmail }),
    };
  } catch {
    return null;
  }
}
