// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Hero } from './Hero.tsx';

afterEach(cleanup);

const texts = { banner: 'News.', welcome: 'Welcome!', children: 'Track what you love.' };
const states = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-state]'), (slot) => slot.getAttribute('data-state'));

test('renders the brand name as the level 1 heading', () => {
  render(<Hero {...texts} covers={[]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Gildshelf' })).toBeDefined();
});

test('reserves five slots for covers with the best in the middle, and hides them from screen readers', () => {
  const { container, rerender } = render(<Hero {...texts} covers={[]} />);
  expect(states(container)).toEqual(Array(5).fill('waiting'));
  const covers = ['first', 'second', 'third'].map((name) => ({
    id: name,
    imageUrl: `https://covers.example/${name}.svg`,
  }));
  rerender(<Hero {...texts} covers={covers} />);
  expect(states(container)).toEqual(['waiting', 'shown', 'shown', 'shown', 'waiting']);
  const fileNames = Array.from(container.querySelectorAll('img'), (image) => image.src.split('/').at(-1));
  expect(fileNames).toEqual(['second.svg', 'first.svg', 'third.svg']);
  expect(screen.queryByRole('img', { name: /./, hidden: false })?.getAttribute('aria-label')).toBe(
    'Gildshelf',
  );
});

test('reserves the slot of an undefined cover, and loads another image for another title in the same slot', async () => {
  const generatedCover = (name: string) => ({ id: name, fallback: async () => `data:image/svg+xml,${name}` });
  const { container, rerender } = render(
    <Hero {...texts} covers={[generatedCover('first'), undefined, generatedCover('third')]} />,
  );
  expect(states(container)).toEqual(['waiting', 'waiting', 'shown', 'shown', 'waiting']);
  const fileNames = () =>
    Array.from(container.querySelectorAll('img'), (image) => image.src.split(',').at(-1));
  await waitFor(() => expect(fileNames()).toEqual(['first', 'third']));
  rerender(<Hero {...texts} covers={[generatedCover('other'), undefined, generatedCover('third')]} />);
  await waitFor(() => expect(fileNames()).toEqual(['other', 'third']));
});
