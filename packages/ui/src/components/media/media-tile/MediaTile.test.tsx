// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { type LinkComponentProps, LinkProvider } from '../../actions/link/LinkProvider.tsx';
import { MediaTile, splitAtColon } from './MediaTile.tsx';

afterEach(cleanup);

const hades = { name: 'Hades', href: '/game/hades', imageUrl: '/hades.jpg' };

test('a tile is a single link that contains its name', () => {
  render(<MediaTile {...hades} rank={7} />);
  const link = screen.getByRole('link', { name: /Hades/ });
  expect(link.getAttribute('href')).toBe('/game/hades');
  expect(link.textContent).toBe('7Hades');
});

test('passes the navigation state to the link of the router', () => {
  render(
    <LinkProvider component={RouterLink}>
      <MediaTile {...hades} state={{ slug: 'hades' }} />
    </LinkProvider>,
  );
  expect(screen.getByRole('link').dataset.state).toBe('{"slug":"hades"}');
});

test('a tile without href is not a link', () => {
  render(<MediaTile name="Hades" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Hades')).toBeDefined();
});

test('the image is 150 by 180 px in size home, 240 by 250 px in size dashboard', () => {
  const { container, rerender } = render(<MediaTile {...hades} />);
  const imageSize = () => {
    const image = container.querySelector('img');
    return [image?.width, image?.height];
  };
  expect(imageSize()).toEqual([150, 180]);
  rerender(<MediaTile {...hades} size="md" />);
  expect(imageSize()).toEqual([240, 250]);
});

test('actions are outside of the link', () => {
  render(<MediaTile {...hades} size="md" actions={<button type="button">Edit</button>} />);
  expect(screen.getByRole('link').contains(screen.getByRole('button', { name: 'Edit' }))).toBe(false);
});

test('a name with a line break after its colon has unchanged text', () => {
  render(<MediaTile {...hades} name="The Witcher 3: Wild Hunt" />);
  expect(screen.getByRole('link').textContent).toBe('The Witcher 3: Wild Hunt');
});

test('cover, text and rank are marked by data-part', () => {
  const { container } = render(<MediaTile {...hades} rank={7} />);
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`);
  expect(part('cover')?.querySelector('img')).not.toBeNull();
  expect(part('text')?.textContent).toContain('Hades');
  expect(part('rank')?.textContent).toBe('7');
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<MediaTile {...hades} rank={1} />)).not.toContain('style=');
});

function RouterLink({ state, ...rest }: LinkComponentProps) {
  return <a {...rest} data-state={JSON.stringify(state)} />;
}

// In em: 126 px at a font size of 14 px, as in a tile of size `home`.
const lineWidth = 9;

test.each([
  ['The Witcher 3: Wild Hunt', ['The Witcher 3:', 'Wild Hunt']],
  ['Grand Theft Auto: San Andreas', ['Grand Theft Auto:', 'San Andreas']],
  ['Parasyte: The Maxim', ['Parasyte:', 'The Maxim']],
])('%s breaks after its colon', (name, halves) => {
  expect(splitAtColon(name, lineWidth)).toEqual(halves);
});

test.each([
  'The Legend of Zelda: Breath of the Wild',
  "Frieren: Beyond Journey's End",
  'Fullmetal Alchemist: Brotherhood',
  'Steins;Gate',
  'Re:Zero',
  '',
])('%s has no fixed line break', (name) => {
  expect(splitAtColon(name, lineWidth)).toBeUndefined();
});
