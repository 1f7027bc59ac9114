/** An answer, when it was asked for and how long it took. */
export interface Asked {
  readonly status: number;
  readonly body: string;
  readonly start: number;
  readonly ms: number;
}

export interface Question {
  readonly token?: string;
  /** Sent by POST; without one it is a GET. */
  readonly body?: unknown;
}

/** Asks a server one thing; what is no answer at all is thrown. */
export async function ask(url: string, path: string, { token, body }: Question = {}): Promise<Asked> {
  const start = performance.now();
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text, start, ms: performance.now() - start };
}

/** How often each status came. */
export function statusCounts(answers: readonly Asked[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
