import { editIdHeader } from '@gildshelf/api-client/contract';
import type { Context } from 'hono';

/** Adds the header with the id of the edit that a call made, if it changed anything; returns the body of the response. */
export function withEditId<Body extends object>(
  context: Context,
  { editId, ...body }: Body & { readonly editId: string | undefined },
) {
  if (editId) context.header(editIdHeader, editId);
  return body;
}
