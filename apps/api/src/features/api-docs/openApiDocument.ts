import {
  accessTokenScopeOf,
  catalogues,
  type Endpoint,
  mediaTypeNames,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import { browseParameters, hasFacets } from './browseParameters.ts';
import { collectionParameters, collectionTags, isCollectionQuery } from './collectionDocs.ts';
import { createSchemas } from './createSchemas.ts';
import { editTags } from './editDocs.ts';
import examples from './examples.json' with { type: 'json' };
import { type JsonSchema, pageSizes, parameterDocs } from './fieldDocs.ts';
import { historyTags } from './historyDocs.ts';
import { listTags } from './listDocs.ts';
import { tags } from './operationDocs.ts';
import { commonStatuses, listOperations, type Operation } from './operations.ts';
import { reviewTags } from './reviewDocs.ts';

const areas: typeof tags = {
  ...tags,
  ...historyTags,
  ...editTags,
  ...collectionTags,
  ...listTags,
  ...reviewTags,
};

type Examples = Readonly<Record<string, { readonly request?: unknown; readonly response?: unknown }>>;

/** The parts of an OpenAPI 3.1 document that our code reads. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly [part: string]: unknown;
}

/** The OpenAPI 3.1 document of all calls of the contract, and the fields of which it does not know the type. */
export function createOpenApiDocument(publicUrl: string) {
  const schemas = createSchemas(componentNames());
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const operations = listOperations();
  for (const operation of operations) {
    const { path, method } = operation.endpoint;
    const methods = paths[openApiPath(path)] ?? {};
    methods[method.toLowerCase()] = describeOperation(operation, schemas);
    paths[openApiPath(path)] = methods;
  }
  const used = new Set(operations.map(({ docs }) => docs.tag));
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Gildshelf API',
      version: '1',
      summary: 'Games, anime, movies, TV shows and manga: top lists, search, titles, and what users track.',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: [...used].map((name) => ({ name, ...(areas[name] && { description: areas[name] }) })),
    paths,
    components: {
      schemas: { ...schemas.components, Problem: problemSchema },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token of `logIn`.',
        },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            "A personal access token for scripts, which begins with `gs_pat_`. Its owner creates it on the page 'API access' of the profile. A call that accepts one names the scope that the token needs.",
        },
      },
    },
  };
  return { document, unknownFields: [...schemas.unknown] };
}

const introduction = `Requests and responses are JSON. No call uses cookies: pages of any origin may read the responses of GET calls without a token.

**Rate limits.** Calls that are not served from memory share 600 requests per minute and IP address; some calls have a limit of their own, which is part of their description. Beyond a limit the status is 429, and \`Retry-After\` is the number of seconds to wait.

**Errors** are \`{ "message": "…" }\`; a 400 of a validation rule has every message in \`errors\`.`;

const problemSchema: JsonSchema = {
  type: 'object',
  description: 'The body of an error response.',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'The message to show to the user.' },
    errors: {
      type: 'array',
      description: 'Every message of a validation.',
      items: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
    },
    requiresVerification: { type: 'boolean', description: 'At a login: the email address is not verified.' },
    user: { type: 'object', required: ['email'], properties: { email: { type: 'string' } } },
  },
  additionalProperties: false,
};

function componentNames(): ReadonlyMap<unknown, string> {
  return new Map(
    mediaTypeNames.flatMap((type) => {
      const { item, tracked, label } = mediaTypes[type];
      const name = label.replaceAll(' ', '');
      return [
        [item, name],
        [tracked, `Tracked${name}`],
      ] as const;
    }),
  );
}

const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

type Schemas = ReturnType<typeof createSchemas>;

function describeOperation(operation: Operation, schemas: Schemas): JsonSchema {
  const { endpoint, docs } = operation;
  const own = (examples as Examples)[endpoint.id];
  const { limit } = docs;
  const scope = accessTokenScopeOf(endpoint);
  const description = [
    docs.description,
    endpoint.access === 'owner' && 'Only for the user whose id is in the path.',
    scope && `A personal access token needs the scope \`${scope}\`.`,
    limit && `**Limit** in 15 minutes: ${limit}.`,
    endpoint.isExtension && 'An extension: other hosts may respond with 404.',
  ].filter(Boolean);
  return {
    operationId: endpoint.id,
    tags: [docs.tag],
    summary: docs.summary,
    ...(description.length > 0 && { description: description.join('\n\n') }),
    security: securityOf(endpoint),
    parameters: [...pathParameters(endpoint), ...queryParameters(operation, schemas)],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': withExample(bodySchema(operation, schemas), own?.request) },
      },
    }),
    responses: {
      200: {
        description: 'Success.',
        ...(docs.headers && { headers: headersOf(docs.headers) }),
        content: { 'application/json': withExample(responseSchema(endpoint, schemas), own?.response) },
      },
      ...Object.fromEntries(errorStatuses(operation).map((status) => [status, errorResponse(status)])),
    },
  };
}

/** The tokens that a call accepts, of which one is enough. */
function securityOf(endpoint: Endpoint): readonly Readonly<Record<string, readonly string[]>>[] {
  if (endpoint.access === 'public') return [];
  const scope = accessTokenScopeOf(endpoint);
  return scope ? [{ session: [] }, { accessToken: [scope] }] : [{ session: [] }];
}

const withExample = (schema: JsonSchema, example: unknown) => ({
  schema,
  ...(example !== undefined && { example }),
});

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );

const pathParameters = ({ path }: Endpoint) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...(parameterDocs[name] && { description: parameterDocs[name] }),
    schema: { type: 'string' },
  }));

function queryParameters({ endpoint, mediaType, docs }: Operation, schemas: Schemas) {
  if (!endpoint.query) return [];
  if (mediaType && hasFacets(endpoint)) return browseParameters(mediaType);
  if (isCollectionQuery(endpoint)) return collectionParameters();
  const { properties = {}, required = [] } = schemas.convert(endpoint.query, 'input') as {
    properties?: Readonly<Record<string, JsonSchema>>;
    required?: readonly string[];
  };
  const ofCollection = endpoint.access === 'owner' ? pageSizes.own : pageSizes.public;
  const size = mediaType ? ofCollection : pageSizes.plays;
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema:
      name === 'limit'
        ? size
        : name === 'status' && mediaType
          ? { enum: mediaTypes[mediaType].statuses }
          : schema,
    ...docs.parameters?.[name],
  }));
}

/** The body with the statuses of the media type, which the contract checks with a function. */
function bodySchema({ endpoint, mediaType }: Operation, schemas: Schemas): JsonSchema {
  const schema = endpoint.body ? schemas.convert(endpoint.body, 'input') : {};
  const fields = schema.properties as Readonly<Record<string, JsonSchema>> | undefined;
  if (!mediaType || !fields?.status) return schema;
  return { ...schema, properties: { ...fields, status: { enum: mediaTypes[mediaType].statuses } } };
}

function responseSchema(endpoint: Endpoint, schemas: Schemas): JsonSchema {
  // A challenge is the format of altcha, which the contract passes on.
  if (endpoint.id === 'getHumanCheck') return { type: 'object' };
  const schema = schemas.convert(endpoint.response, 'output');
  return Object.values(catalogues).some(({ getTitleDetails }) => getTitleDetails === endpoint)
    ? // Our server has a 404 where other hosts send null.
      ((schema.anyOf as readonly JsonSchema[])[0] ?? schema)
    : schema;
}

function errorStatuses({ statuses }: Operation) {
  return [...new Set([...statuses, ...commonStatuses])].sort((a, b) => a - b);
}

const errorTexts: Readonly<Record<number, string>> = {
  304: 'The list is that of the `If-None-Match` header.',
  400: 'An invalid request.',
  401: 'No valid token; at a login an unknown account or a wrong password.',
  403: 'Not the owner, or a personal access token that may not make this call; at a login an unverified email address.',
  404: 'No such title, user or page.',
  409: 'The name is taken, the collection is full, or no further token or webhook may be created.',
  413: 'A body of more than 64 kB.',
  415: 'A body that is not declared as `application/json`.',
  429: 'Too many requests.',
  500: 'An error of the server.',
  503: 'The database or the disk is unavailable.',
};

function errorResponse(status: number): JsonSchema {
  const description = errorTexts[status] ?? 'An error.';
  if (status === 304) return { description };
  return {
    description,
    ...((status === 429 || status === 503) && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}
