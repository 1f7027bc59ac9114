// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { LinkComponentProps } from '../link/LinkProvider.tsx';
import { LinkProvider } from '../link/LinkProvider.tsx';
import { MediaTile } from './MediaTile.tsx';

afterEach(cleanup);

const hades = { name: 'Hades', href: '/game/hades', imageUrl: '/hades.jpg' };

test('a tile is one link with the name in it', () => {
  render(<MediaTile {...hades} rank={7} />);
  const link = screen.getByRole('link', { name: /Hades/ });
  expect(link.getAttribute('href')).toBe('/game/hades');
  expect(link.textContent).toBe('7Hades');
});

test("the router's link receives the navigation state", () => {
  render(
    <LinkProvider component={Routed}>
      <MediaTile {...hades} state={{ slug: 'hades' }} />
    </LinkProvider>,
  );
  expect(screen.getByRole('link').dataset.state).toBe('{"slug":"hades"}');
});

test('without an address a tile is plain and does nothing', () => {
  render(<MediaTile name="Hades" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Hades')).toBeDefined();
});

test('a card on Home has an image of 150 by 180, one on the dashboard 240 by 250', () => {
  const { container, rerender } = render(<MediaTile {...hades} />);
  const imageSize = () => {
    const image = container.querySelector('img');
    return [image?.width, image?.height];
  };
  expect(imageSize()).toEqual([150, 180]);
  rerender(<MediaTile {...hades} size="dashboard" />);
  expect(imageSize()).toEqual([240, 250]);
});

test('buttons stand beside the link, not in it', () => {
  render(<MediaTile {...hades} size="dashboard" actions={<button type="button">Edit</button>} />);
  expect(screen.getByRole('link').contains(screen.getByRole('button', { name: 'Edit' }))).toBe(false);
});

test('a name that breaks after its colon is still one name', () => {
  render(<MediaTile {...hades} name="The Witcher 3: Wild Hunt" />);
  expect(screen.getByRole('link').textContent).toBe('The Witcher 3: Wild Hunt');
});

test('the parts of a tile have names', () => {
  const { container } = render(<MediaTile {...hades} rank={7} />);
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`);
  expect(part('cover')?.querySelector('img')).not.toBeNull();
  expect(part('text')?.textContent).toContain('Hades');
  expect(part('rank')?.textContent).toBe('7');
});

test('a server sends no inline style', () => {
  expect(renderToString(<MediaTile {...hades} rank={1} />)).not.toContain('style=');
});

function Routed({ state, ...rest }: LinkComponentProps) {
  return <a {...rest} data-state={JSON.stringify(state)} />;
}
