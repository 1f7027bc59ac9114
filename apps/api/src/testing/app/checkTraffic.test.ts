import { expect, test } from 'vitest';
import { checkTraffic } from './checkTraffic.ts';

const login = {
  ...{ method: 'POST', path: '/api/auth/login', status: 200 },
  requestBody: { username: 'mara', password: 'correct1!', recaptchaToken: '' },
  body: { token: 'x', user: null },
};
const search = { method: 'GET', path: '/api/games/search?query=zelda', status: 200, body: [] };

test.each([
  login,
  search,
  { ...login, status: 401, body: { message: 'No.' } },
  {
    ...login,
    requestBody: { role: 'admin' },
    status: 400,
    body: { message: 'No.', errors: [{ message: 'No.' }] },
  },
  { ...search, path: '/elsewhere', status: 418, body: undefined },
])('accepts documented traffic: $method $path $status', (exchange) => {
  expect(() => checkTraffic(exchange)).not.toThrow();
});

test.each([
  ['the status 418 of logIn is not documented', { ...login, status: 418, body: { message: 'No.' } }],
  ["response: data must have required property 'token'", { ...login, body: { user: null } }],
  [
    'response: data must NOT have additional properties',
    { ...login, body: { ...login.body, password: 'x' } },
  ],
  ["response: data must have required property 'message'", { ...login, status: 401, body: {} }],
  [
    'request: data must NOT have additional properties',
    { ...login, requestBody: { ...login.requestBody, role: 1 } },
  ],
  ['request: data must be object', { ...login, requestBody: undefined }],
  ["query: data must have required property 'query'", { ...search, path: '/api/games/search' }],
  [
    'query: data/limit must be <= 100',
    { ...search, path: '/api/collections/mara/games?limit=101', body: undefined },
  ],
])('reports %s', (problem, exchange) => {
  expect(() => checkTraffic(exchange)).toThrow(problem);
});
