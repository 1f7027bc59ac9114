// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Card } from './Card.tsx';

afterEach(cleanup);

test('a card with an address is one link', () => {
  render(<Card href="/game/hades">Hades</Card>);
  expect(screen.getByRole('link', { name: 'Hades' }).getAttribute('href')).toBe('/game/hades');
});

test('a card without an address is only a surface', () => {
  render(<Card>Hades</Card>);
  expect(screen.queryByRole('link')).toBeNull();
});
