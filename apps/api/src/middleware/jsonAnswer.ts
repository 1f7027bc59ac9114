import type { Context } from 'hono';
import { textAnswer } from './textAnswer.ts';

/** 200 with JSON text, compressed where it is long and the asker takes it so. */
export async function jsonAnswer(
  context: Context,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return textAnswer(context, text, { ...more, 'content-type': 'application/json' });
}
