// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Card } from './Card.tsx';

afterEach(cleanup);

test('with an href the whole card is one link', () => {
  render(<Card href="/game/hades">Hades</Card>);
  expect(screen.getByRole('link', { name: 'Hades' }).getAttribute('href')).toBe('/game/hades');
});

test('without an href the card is no link', () => {
  render(<Card>Hades</Card>);
  expect(screen.queryByRole('link')).toBeNull();
});
