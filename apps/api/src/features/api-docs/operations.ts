import {
  browsing,
  catalogues,
  type Endpoint,
  endpoints,
  getRelatedTitles,
  type MediaType,
  mediaTypeNames,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import { singularNoun } from '../../platform/titles/singularNoun.ts';
import { collectionCallDocs } from './collectionDocs.ts';
import { editCallDocs } from './editDocs.ts';
import { historyCallDocs } from './historyDocs.ts';
import { listCallDocs } from './listDocs.ts';
import { callDocs, type OperationDocs, titleCallDocs } from './operationDocs.ts';
import { reviewCallDocs } from './reviewDocs.ts';

/** A call of the contract with everything that documents it. */
export interface Operation {
  readonly endpoint: Endpoint;
  /** The media type of a call of titles. */
  readonly mediaType?: MediaType;
  readonly docs: OperationDocs & { readonly summary: string };
  /** The statuses of errors and of 304, in ascending order. */
  readonly statuses: readonly number[];
}

/** The statuses that every call can have: 429 by the general limit, and those of the server's own errors. */
export const commonStatuses = [413, 429, 500, 503] as const;

const otherDocs: Readonly<Record<string, OperationDocs>> = {
  ...callDocs,
  ...historyCallDocs,
  ...editCallDocs,
  ...reviewCallDocs,
  ...collectionCallDocs,
  ...listCallDocs,
};

/** All calls of the contract. */
export function listOperations(): readonly Operation[] {
  const titleCalls = findTitleCalls();
  return endpoints.map((endpoint) => {
    const titleCall = titleCalls.get(endpoint);
    const docs = titleCall ? titleDocs(titleCall) : (otherDocs[endpoint.id] ?? { tag: 'Other' });
    return {
      endpoint,
      ...(titleCall && { mediaType: titleCall.type }),
      docs: { ...docs, summary: docs.summary ?? summaryOf(endpoint.id) },
      statuses: statusesOf(endpoint, docs),
    };
  });
}

interface TitleCall {
  readonly name: string;
  readonly type: MediaType;
}

function findTitleCalls(): ReadonlyMap<unknown, TitleCall> {
  const calls = new Map<unknown, TitleCall>();
  for (const type of mediaTypeNames) {
    const ofCatalogue = [catalogues, browsing].map((calls): object =>
      Object.hasOwn(calls, type) ? Reflect.get(calls, type) : {},
    );
    const related = { getRelatedTitles: Reflect.get(getRelatedTitles, type) };
    for (const [name, value] of Object.entries(Object.assign({}, ...ofCatalogue, related, mediaTypes[type])))
      calls.set(value, { name, type });
  }
  return calls;
}

function titleDocs({ name, type }: TitleCall): OperationDocs {
  const docs = titleCallDocs[name];
  if (!docs) return { tag: 'Other' };
  const { pluralNoun } = mediaTypes[type];
  const fill = (text: string) =>
    text.replaceAll('{plural}', pluralNoun).replace('{singular}', singularNoun(type)).replace('{type}', type);
  return {
    ...docs,
    ...(docs.summary && { summary: fill(docs.summary) }),
    ...(docs.description && { description: fill(docs.description) }),
    ...(docs.returns && { returns: fill(docs.returns) }),
  };
}

/** 'Get verification status' of `getVerificationStatus`. */
const summaryOf = (id: string) =>
  id.charAt(0).toUpperCase() + id.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function statusesOf({ access, path, query, body }: Endpoint, docs: OperationDocs): readonly number[] {
  const statuses = new Set(docs.statuses);
  if (path.includes(':') || query || body) statuses.add(400);
  // 403: not the owner, or a personal access token without the scope.
  if (access !== 'public') statuses.add(401).add(403);
  if (body) statuses.add(415);
  if (docs.limit) statuses.add(429);
  return [...statuses].sort((a, b) => a - b);
}
