import type { Context } from 'hono';
import { textResponse } from './textResponse.ts';

/** 200 with JSON text, compressed if it is long and the client accepts that. */
export async function jsonResponse(
  context: Context,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return textResponse(context, text, { ...headers, 'content-type': 'application/json' });
}
