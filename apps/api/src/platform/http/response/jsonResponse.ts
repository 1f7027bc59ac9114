import type { Context } from 'hono';
import { textResponse } from './textResponse.ts';

/** 200 with JSON text, compressed where it is long and the asker takes it so. */
export async function jsonResponse(
  context: Context,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return textResponse(context, text, { ...more, 'content-type': 'application/json' });
}
