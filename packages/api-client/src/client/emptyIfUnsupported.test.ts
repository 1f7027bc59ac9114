import { expect, test } from 'vitest';
import { catalogues } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';
import { emptyIfUnsupported } from './emptyIfUnsupported.ts';

const { game, movie } = catalogues;
const noResponse = new ApiError(503, 'Unable to connect to server.', {
  cause: new TypeError('Failed to fetch'),
});

test.each([
  ['404', new ApiError(404, undefined)],
  ['405', new ApiError(405, undefined)],
  ['no readable response, as from another origin without CORS', noResponse],
])('an extension is empty on a host that responds with %s', (_, error) => {
  expect(emptyIfUnsupported(movie.searchTitles)(error)).toEqual([]);
  expect(() => emptyIfUnsupported(game.searchTitles)(error)).toThrow(error);
});

test.each([
  new ApiError(500, undefined),
  ApiError.fromProblem(503, { message: 'The server is too busy.' }),
  new Error('404'),
])('an extension of a host that fails throws %s', (error) => {
  expect(() => emptyIfUnsupported(movie.searchTitles)(error)).toThrow(error);
});
