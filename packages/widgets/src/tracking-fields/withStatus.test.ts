import { expect, test } from 'vitest';
import { withStatus } from './withStatus.ts';

test('leaving planned starts the rating at 0', () => {
  expect(withStatus({ status: 'planned', rating: 4 }, 'playing')).toEqual({ status: 'playing', rating: 0 });
});

test('between other statuses the rating stays', () => {
  expect(withStatus({ status: 'playing', rating: 4 }, 'completed')).toEqual({
    status: 'completed',
    rating: 4,
  });
  expect(withStatus({ status: '', rating: 2.5 }, 'dropped')).toEqual({ status: 'dropped', rating: 2.5 });
});
