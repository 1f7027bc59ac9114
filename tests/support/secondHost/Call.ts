import type { Person } from './people.ts';

/** A call as it came in. */
export interface Call {
  /** What stood in the path where the route has a `:name`. */
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  /** The JSON body; an empty object where there was none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Whose bearer token it carries. */
  readonly person: Person | null;
}

/** What is answered; without a body nothing is written. */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  /** Where a browser is sent. */
  readonly location?: string;
}

/** A line of §7. `fields` are exactly what its body holds, `bearer` that it needs a token. */
export interface Route {
  readonly call: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`;
  readonly fields?: Readonly<Record<string, (value: unknown) => boolean>>;
  readonly bearer?: true;
  readonly answer: (call: Call) => Answer;
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
export const isTextOrNull = (value: unknown) => value === null || isText(value);
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
