import { browseSorts, type Endpoint, type MediaType, titleStorage } from '@gildshelf/api-client/contract';
import type { JsonSchema } from './fieldDocs.ts';

/** Whether the query of a call consists of the facets of its media type. */
export function hasFacets({ path }: Endpoint): boolean {
  return path.endsWith('/browse');
}

/** The parameters of a browse call: one per facet of the media type, which can be repeated, the order and the cursor. */
export function browseParameters(type: MediaType): readonly JsonSchema[] {
  const facets = titleStorage[type].browse.facets().map(({ name, label }) =>
    parameter(name, `Values of the facet '${label}'; titles have at least one of them.`, {
      type: 'array',
      items: { type: 'string' },
    }),
  );
  return [
    ...facets,
    parameter(
      'sort',
      'The order: the most popular, the best, the newest or the latest added first, or by name.',
      {
        enum: browseSorts,
        default: browseSorts[0],
      },
    ),
    parameter('after', 'The field `next` of the page before.', { type: 'string' }),
  ];
}

/** An optional parameter of a query. */
export function parameter(name: string, description: string, schema: JsonSchema): JsonSchema {
  return { name, in: 'query', required: false, description, schema };
}
