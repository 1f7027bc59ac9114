import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOpenApiDocument } from '../../apps/api/src/features/api-docs/openApiDocument.ts';
import { listOperations, type Operation } from '../../apps/api/src/features/api-docs/operations.ts';

const file = join(import.meta.dirname, '../../docs/api.md');
const { document } = createOpenApiDocument('https://shelf.example');
const operations = listOperations();

const pathOf = ({ endpoint }: Operation) => endpoint.path.replace(/:(\w+)/g, '{$1}');
const callers = { public: 'anyone', user: 'signed in', owner: 'the owner' } as const;

interface Described {
  readonly parameters: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { readonly properties?: object } } };
  };
}

/** The query parameters or the fields of the body of a call. */
function requestOf(operation: Operation): string {
  const methods = document.paths[pathOf(operation)];
  const described = methods?.[operation.endpoint.method.toLowerCase()] as unknown as Described;
  const query = described.parameters.filter((parameter) => parameter.in === 'query');
  const fields = described.requestBody?.content['application/json'].schema.properties ?? {};
  if (query.length === 0 && !described.requestBody && operation.endpoint.method === 'POST') return 'no body';
  return [
    ...query.map(({ name }) => `\`?${name}=\``),
    ...Object.keys(fields).map((name) => `\`${name}\``),
  ].join(', ');
}

/** A table with aligned columns. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** The page with the first table below a heading replaced. */
function withTable(page: string, heading: string, rows: readonly (readonly string[])[]): string {
  const start = page.indexOf(`\n${heading}\n`);
  expect(start, heading).toBeGreaterThan(0);
  return page.slice(0, start) + page.slice(start).replace(/(^\|.*\n)+/m, () => `${tableOf(rows)}\n`);
}

const calls = operations.map((operation) => {
  const { endpoint, docs } = operation;
  const response = `${docs.returns ?? docs.summary}${endpoint.isExtension ? ' (extra)' : ''}`;
  return [
    endpoint.method,
    `\`${pathOf(operation)}\``,
    callers[endpoint.access],
    requestOf(operation),
    response,
  ];
});
const errors = operations.map((operation) => [
  `\`${operation.endpoint.method} ${pathOf(operation)}\``,
  operation.statuses.join(', '),
]);
const limited = operations.flatMap((operation) =>
  operation.docs.limit
    ? [[`\`${operation.endpoint.method} ${pathOf(operation)}\``, operation.docs.limit]]
    : [],
);

test('docs/api.md has the calls, statuses and limits of the OpenAPI document; update it with `vitest run apiPage -u`', async () => {
  let page = readFileSync(file, 'utf8');
  page = withTable(page, '## Calls', [['method', 'path', 'who', 'request', 'response'], ...calls]);
  page = withTable(page, '### Which endpoint returns which error', [
    ['call', 'beside 200, 413, 500 and 503'],
    ...errors,
  ]);
  page = withTable(page, '## Limits', [['call', 'limit'], ...limited]);
  await expect(page).toMatchFileSnapshot(file);
});
