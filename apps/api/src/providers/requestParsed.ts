import { ownLimits } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import { sourceId } from './fields/facts.ts';
import { shownLine } from './fields/plainText.ts';
import { ProviderError, type Upstream, type UpstreamRequest } from './upstream/Upstream.ts';

/** Milliseconds that a page of a top list may wait for its turn: nobody waits for it, and its pages stand in line. */
export const listTimeoutMs = 30_000;

/** Whether a provider can have a title of that id: anything else goes into no address and no query. */
export function isSourceId(text: string): boolean {
  return sourceId.safeParse(text).success;
}

/** What a provider is asked for: on one line, at most as long as our own search takes it; undefined where nothing is left. */
export function searchWords(query: string): string | undefined {
  return shownLine(query.slice(0, ownLimits.searchQuery));
}

/** Asks for an answer of an outer shape; undefined for a 404, a ProviderError for everything else. */
export async function requestParsed<Outer>(
  upstream: Upstream,
  question: UpstreamRequest,
  outer: z.ZodMiniType<Outer>,
): Promise<Outer | undefined> {
  const isRight = (answer: unknown) => outer.safeParse(answer).success;
  const answer = await upstream.request({ ...question, isRight });
  if (answer === undefined) return undefined;
  const read = outer.safeParse(answer);
  if (!read.success) throw new ProviderError('shape', `${question.path} answered something else`);
  return read.data;
}

/** A list of whatever there is in it. */
export const anyList = z.custom<readonly unknown[]>(Array.isArray);

/** A thing of whatever there is in it. */
export const anyObject = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
