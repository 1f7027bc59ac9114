/** A JSON object whose fields are not checked yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON value as an object; an empty one if it is none. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** A JSON value as a list; an empty one if it is none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The trimmed text of a JSON value that is a text or a number; '' for others. */
export const textOfValue = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** A JSON value as a finite number of 0 or more; 0 if it is none. */
export function amountOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() === '' ? 0 : Number(textOfValue(value));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** The id of a JSON value that is a whole number above 0 or the text of one; undefined for others. */
export function idOf(value: unknown): string | undefined {
  const text = textOfValue(value);
  return /^[1-9]\d{0,19}$/.test(text) ? text : undefined;
}

/** The JSON value of a text; undefined if it is malformed. */
export function jsonOfText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
