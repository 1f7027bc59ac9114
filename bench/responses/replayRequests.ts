import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
import type { RecordedRequest } from './requests.ts';

/** Values from responses by name, which later requests contain as placeholders such as `{token}`. */
export type SavedValues = Record<string, string>;

/** Replaces `{name}` in a text by the value of that name; a name without a value stays as it is. */
export const insertValues = (text: string, values: SavedValues) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);

/**
 * Sends the requests to a server one after the other, and passes each response with its body to `read`; resolves to the values that
 * the requests save. Rejects if a response does not contain such a value.
 */
export async function replayRequests(
  server: RunningServer,
  requests: readonly RecordedRequest[],
  read: (request: RecordedRequest, response: Response, body: string, values: SavedValues) => void,
): Promise<SavedValues> {
  const values: SavedValues = {};
  for (const request of requests) {
    const response = await send(server, request, values);
    const body = await response.text();
    for (const [name, pattern] of Object.entries(request.saves ?? {})) {
      const value = pattern.exec(body)?.[1];
      if (!value)
        throw new Error(`${request.method} ${request.path} returned no ${name}: ${response.status} ${body}`);
      values[name] = value;
      if (name === 'token') values.userId = userOf(value);
    }
    if (request.savesMailedToken) values[request.savesMailedToken] = await mailedToken(server);
    read(request, response, body, values);
  }
  return values;
}

function send(
  server: RunningServer,
  { method, path, headers, body, token }: RecordedRequest,
  values: SavedValues,
): Promise<Response> {
  return fetch(server.url + insertValues(path, values), {
    method,
    redirect: 'manual',
    headers: {
      'accept-encoding': 'identity',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${values[token]}` }),
      ...headers,
    },
    ...(body !== undefined && {
      body: insertValues(typeof body === 'string' ? body : JSON.stringify(body), values),
    }),
  });
}

/** Waits for the only mail and resolves to the token in its link. */
async function mailedToken(server: RunningServer): Promise<string> {
  for (;;) {
    const [, token] = /\?token=([\w.-]+)/.exec(server.mailedLinks().at(-1) ?? '') ?? [];
    if (token) return token;
    await wait(10);
  }
}

function userOf(token: string): string {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return String(payload.userId);
}
