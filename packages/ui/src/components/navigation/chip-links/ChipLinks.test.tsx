// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type LinkComponentProps, LinkProvider } from '../../actions/link/LinkProvider.tsx';
import { ChipLinks } from './ChipLinks.tsx';

afterEach(cleanup);

const links = [
  { label: 'Action', href: '/browse/game?genre=Action' },
  { label: 'RPG', href: '/browse/game?genre=RPG' },
];

test('renders a named list with one link for each chip', () => {
  render(<ChipLinks label="Genres" links={links} />);
  const list = screen.getByRole('list', { name: 'Genres' });
  const found = within(list).getAllByRole('link');
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    links.map(({ label, href }) => [label, href]),
  );
});

test('a chip has a note after its label, and the current one is marked', () => {
  render(
    <ChipLinks label="Status" links={[{ label: 'All', href: '/', note: '12', current: true }, ...links]} />,
  );
  const link = screen.getByRole('link', { name: 'All 12' });
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(link.querySelector('[data-part="note"]')?.textContent).toBe('12');
  expect(screen.getByRole('link', { name: 'RPG' }).hasAttribute('aria-current')).toBe(false);
});

test('uses the link of the router', () => {
  render(
    <LinkProvider component={RouterLink}>
      <ChipLinks label="Genres" links={links} />
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'RPG' }).dataset.routed).toBe('');
});

function RouterLink(props: LinkComponentProps) {
  return <a {...props} data-routed="" />;
}
