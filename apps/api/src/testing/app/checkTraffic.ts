import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../features/api-docs/fieldDocs.ts';
import { createOpenApiDocument } from '../../features/api-docs/openApiDocument.ts';

/** A request that a test has sent, and its response. */
export interface Exchange {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly requestBody?: unknown;
  readonly status: number;
  /** The parsed JSON of the response; undefined for another content type. */
  readonly body: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: JsonSchema }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { content?: object }>>;
}

let checker: ((exchange: Exchange) => string[]) | undefined;

/**
 * Throws if an exchange contradicts the OpenAPI document: an undocumented status, a response of another shape, or a successful response to a
 * request that the document does not allow. Ignores paths and methods that are not in the document, and HEAD.
 */
export function checkTraffic(exchange: Exchange): void {
  checker ??= createTrafficChecker(createOpenApiDocument('https://shelf.example').document);
  const problems = checker(exchange);
  if (problems.length > 0)
    throw new Error(
      `${exchange.method} ${exchange.path} contradicts the OpenAPI document:\n${problems.join('\n')}`,
    );
}

/** Returns the contradictions between an exchange and a document. */
export function createTrafficChecker(document: ReturnType<typeof createOpenApiDocument>['document']) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, coerceTypes: false });
  ajv.addSchema(document, 'document');
  const coercing = new Ajv2020({ strict: false, validateSchema: false, coerceTypes: 'array' });
  const queryValidators = new Map<Operation['operationId'], ValidateFunction>();
  const patterns = Object.entries(document.paths)
    .map(([path, methods]) => ({
      path,
      methods,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    }))
    // A path without parameters takes precedence, as on the server.
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

  function problemsOf(name: string, pointer: readonly string[], value: unknown): string[] {
    const escaped = pointer.map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const validate = ajv.getSchema(`document#/${escaped.join('/')}`) as ValidateFunction | undefined;
    if (!validate) return [`${name}: no schema`];
    return validate(value) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`];
  }

  return ({ method, path, requestBody, status, body }: Exchange): string[] => {
    const { pathname, searchParams } = new URL(path, 'https://shelf.example');
    const match = patterns.find(
      ({ pattern, methods }) => pattern.test(pathname) && methods[method.toLowerCase()],
    );
    if (!match) return [];
    const operation = match.methods[method.toLowerCase()] as unknown as Operation;
    const pointer = ['paths', match.path, method.toLowerCase()];
    const response = operation.responses[status];
    if (!response) return [`the status ${status} of ${operation.operationId} is not documented`];
    const schemaOf = (...parts: string[]) => [...pointer, ...parts, 'content', 'application/json', 'schema'];
    return [
      ...(response.content ? problemsOf('response', schemaOf('responses', String(status)), body) : []),
      ...(status === 200 && operation.requestBody
        ? problemsOf('request', schemaOf('requestBody'), requestBody)
        : []),
      ...(status === 200 ? queryProblems(operation, searchParams) : []),
    ];
  };

  function queryProblems(operation: Operation, query: URLSearchParams): string[] {
    const validate = queryValidators.get(operation.operationId) ?? compileQuery(operation);
    return validate(Object.fromEntries(query)) ? [] : [`query: ${coercing.errorsText(validate.errors)}`];
  }

  function compileQuery({ operationId, parameters }: Operation): ValidateFunction {
    const known = parameters.filter((parameter) => parameter.in === 'query');
    const validate = coercing.compile({
      type: 'object',
      properties: Object.fromEntries(known.map(({ name, schema }) => [name, schema])),
      required: known.filter(({ required }) => required).map(({ name }) => name),
    });
    queryValidators.set(operationId, validate);
    return validate;
  }
}
