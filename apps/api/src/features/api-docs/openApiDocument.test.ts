import { endpoints } from '@gildshelf/api-client/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { createTrafficChecker } from '../../testing/app/checkTraffic.ts';
import { createOpenApiDocument } from './openApiDocument.ts';
import { listOperations } from './operations.ts';

const { document, unknownFields } = createOpenApiDocument('https://shelf.example');

interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly responses: Readonly<Record<string, object>>;
}
interface Content {
  readonly content?: { readonly 'application/json'?: { readonly example?: unknown } };
}
const exampleOf = (part: Content | undefined) => part?.content?.['application/json']?.example;

const operationAt = (method: string, path: string) =>
  document.paths[path]?.[method] as unknown as DescribedOperation;

describe('the OpenAPI document', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(structuredClone(document) as Record<string, unknown>);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  test('describes every endpoint of the contract under its id', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [
        operationId,
        `${method.toUpperCase()} ${path}`,
      ]),
    );
    const expected = endpoints.map(({ id, method, path }) => [
      id,
      `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    ]);
    expect(described.sort()).toEqual(expected.sort());
  });

  test('has a type for every field, in particular for those that the contract checks with a function', () => {
    expect(unknownFields).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/"(schema|items)":\{\}/);
  });

  test('every call has a text and an area', () => {
    for (const { docs, endpoint } of listOperations()) {
      expect(docs.tag, endpoint.id).not.toBe('Other');
      expect(docs.summary.length, endpoint.id).toBeGreaterThan(5);
    }
  });

  test('calls name the tokens that they accept, with the scope of an access token, and have 401, those of an owner 403', () => {
    expect(operationAt('get', '/api/games/top').security).toEqual([]);
    const owned = operationAt('get', '/api/userGames/{userId}/games');
    expect(owned.security).toEqual([{ session: [] }, { accessToken: ['read'] }]);
    expect(JSON.stringify(owned)).toContain('A personal access token needs the scope `read`.');
    expect(operationAt('post', '/api/webhooks').security).toEqual([{ session: [] }]);
    expect(Object.keys(owned.responses)).toEqual(['200', '400', '401', '403', '413', '429', '500', '503']);
  });

  test('contains page sizes, statuses of a media type, and limits of fields', () => {
    const limit = (path: string) =>
      operationAt('get', path).parameters.find(({ name }) => name === 'limit')?.schema;
    expect(limit('/api/userGames/{userId}/games')).toMatchObject({ minimum: 1, maximum: 500 });
    expect(limit('/api/collections/{username}/anime')).toMatchObject({ maximum: 100, default: 24 });
    for (const path of ['/api/collections/{username}/movies', '/api/userMovies/{userId}/movies']) {
      const status = operationAt('get', path).parameters.find(({ name }) => name === 'status');
      expect(status?.schema).toEqual({ enum: ['watched', 'planned'] });
    }
    const text = JSON.stringify(operationAt('post', '/api/userMovies/ratings'));
    expect(text).toContain('"status":{"enum":["watched","planned"]}');
    expect(text).toContain('"rating":{"type":"number","minimum":0,"maximum":5,"multipleOf":0.5}');
  });

  test('every example is valid', () => {
    const check = createTrafficChecker(document);
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const { requestBody, responses } = operation as unknown as {
          readonly requestBody?: Content;
          readonly responses: Readonly<Record<string, Content>>;
        };
        const request = exampleOf(requestBody);
        const response = exampleOf(responses['200']);
        const exchange = {
          method,
          path: `${path}?query=x`,
          requestBody: request,
          status: 200,
          body: response,
        };
        const problems = check(exchange).filter(
          (problem) =>
            (request !== undefined && problem.startsWith('request')) ||
            (response !== undefined && problem.startsWith('response')),
        );
        expect(problems, path).toEqual([]);
      }
  });

  test('a 429 documents the header with the seconds to wait', () => {
    expect(operationAt('post', '/api/auth/login').responses['429']).toHaveProperty('headers.Retry-After');
  });
});
