import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { holdsTag } from '../middleware/holdsTag.ts';
import { textAnswer } from '../middleware/textAnswer.ts';

/** Nothing in a card is fetched or run, also where somebody opens it by itself. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** How a picture goes out that other pages show. */
interface SentCard {
  /** The card that it is, or that it is made from: another text, another tag. */
  readonly svg: string;
  readonly type: 'image/svg+xml' | 'image/png';
  /** Seconds. */
  readonly maxAge: number;
  /** By default the SVG itself; not asked for where the asker has it already. */
  readonly bytes?: (tag: string) => Promise<Buffer<ArrayBuffer>>;
}

/** Answers with a card, or with nothing where the asker has it. */
export async function cardAnswer(context: Context, card: SentCard): Promise<Response> {
  const { svg, type, maxAge, bytes } = card;
  const tag = createHash('sha256').update(type).update(svg).digest('base64url').slice(0, 22);
  const headers = {
    // Weak: how it is compressed does not make it another one.
    etag: `W/"${tag}"`,
    'cache-control': `public, max-age=${maxAge}`,
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
  const had = context.req.header('if-none-match');
  if (had && holdsTag(had, headers.etag)) return context.body(null, 304, headers);
  const whole = { ...headers, 'content-type': type };
  return bytes ? context.body(await bytes(tag), 200, whole) : textAnswer(context, svg, whole);
}
