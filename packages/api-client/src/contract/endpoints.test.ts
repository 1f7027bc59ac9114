import { expect, test } from 'vitest';
import * as contract from './index.ts';

const { endpoints } = contract;
const ids = endpoints.map((endpoint) => endpoint.id);

test('every endpoint has an id of its own, which begins with a verb in lower case', () => {
  expect(new Set(ids).size).toBe(endpoints.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z]+[a-z]+)*$/);
});

test('an endpoint that is exported by name has that name as its id', () => {
  const named = Object.entries({ ...contract, ...contract.auth }).flatMap(([name, value]) =>
    endpoints.some((endpoint) => endpoint === value) ? [[name, (value as contract.Endpoint).id]] : [],
  );
  expect(named.length).toBeGreaterThan(10);
  for (const [name, id] of named) expect(id).toBe(name);
});
