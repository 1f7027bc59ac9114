import { ownLimits } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import { sourceId } from './fields/facts.ts';
import { plainLine } from './fields/plainText.ts';
import { ProviderError, type Upstream, type UpstreamRequest } from './upstream/Upstream.ts';

/** Milliseconds that a page of a top list may wait for its slot: no user waits for it, and its pages are queued. */
export const listQueueTimeoutMs = 30_000;

/** Whether a text is a valid id of a title at a provider. Anything else must not be inserted into a URL or a query. */
export function isSourceId(text: string): boolean {
  return sourceId.safeParse(text).success;
}

/** Normalises a search to one line of at most the length that our own search accepts; undefined where nothing is left. */
export function searchTerm(query: string): string | undefined {
  return plainLine(query.slice(0, ownLimits.searchQuery));
}

/** Sends a request and parses its response by a schema. Resolves to undefined for a 404, rejects with a ProviderError otherwise. */
export async function requestParsed<Parsed>(
  upstream: Upstream,
  request: UpstreamRequest,
  schema: z.ZodMiniType<Parsed>,
): Promise<Parsed | undefined> {
  const isValid = (body: unknown) => schema.safeParse(body).success;
  const response = await upstream.request({ ...request, isExpectedShape: isValid });
  if (response === undefined) return undefined;
  const parsed = schema.safeParse(response);
  if (!parsed.success)
    throw new ProviderError('shape', `The response to ${request.path} has an unexpected shape.`);
  return parsed.data;
}

/** An array of any elements. */
export const anyList = z.custom<readonly unknown[]>(Array.isArray);

/** An object with any members. */
export const anyObject = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
