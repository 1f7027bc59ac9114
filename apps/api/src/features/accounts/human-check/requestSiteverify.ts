import * as z from 'zod/mini';
import type { SiteverifyService, Voucher } from './siteverifyServices.ts';

const longestAnswer = 16 * 1024;
/** What a service says of answers that are no good, and not of how it was asked. */
const poorAnswers = new Set(['timeout-or-duplicate', 'invalid-input-response', 'missing-input-response']);

const verdict = z.object({
  success: z.boolean(),
  'error-codes': z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,64}$/)))),
});

/**
 * Asks the service once; undefined where it does not vouch. Nothing that can be understood within `patience`
 * milliseconds, and a complaint about how it was asked, are thrown: never with the answer or the secret in the words.
 */
export async function requestSiteverify(
  { address, voucher }: SiteverifyService,
  question: { readonly secret: string; readonly response: string },
  patience: number,
): Promise<Voucher | undefined> {
  const said = readJson(await ask(address, question, patience));
  const { success, 'error-codes': codes = [] } = read(verdict, said);
  if (success) return read(voucher, said);
  const complaints = codes.filter((code) => !poorAnswers.has(code));
  if (complaints.length > 0) throw new Error(`It was not asked well: ${complaints.join(', ')}.`);
  return undefined;
}

/** The words of what fails in here hold a piece of what was read: they are not passed on. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('Its answer is not JSON.');
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, said: unknown): z.output<Schema> {
  const parsed = schema.safeParse(said);
  if (!parsed.success) throw new Error('Its answer has another shape.');
  return parsed.data;
}

async function ask(address: string, question: Readonly<Record<string, string>>, patience: number) {
  const response = await fetch(address, {
    method: 'POST',
    // Who is asking stays between the person and us: the service gets no address of theirs.
    body: new URLSearchParams(question),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestAnswer) throw new Error('Its answer does not end.');
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks, size));
}
