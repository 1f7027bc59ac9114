// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { DropdownMenu } from '../../actions/dropdown-menu/DropdownMenu.tsx';
import { TopBar, TopBarBrand } from './TopBar.tsx';
import { TopBarItem } from './TopBarItem.tsx';

afterEach(cleanup);

const bar = (
  <TopBar
    brand={<TopBarBrand href="/" />}
    account={
      <TopBarItem icon="account" aria-haspopup="menu">
        Account
      </TopBarItem>
    }
  >
    <TopBarItem href="/" icon="home" current>
      Home
    </TopBarItem>
    <TopBarItem href="/search" icon="search">
      Search
    </TopBarItem>
  </TopBar>
);

test('is a banner with a link to Home and a named navigation', () => {
  render(bar);
  const banner = screen.getByRole('banner');
  expect(within(banner).getByRole('link', { name: 'Gildshelf' }).getAttribute('href')).toBe('/');
  const navigation = within(banner).getByRole('navigation', { name: 'Main' });
  expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Search']);
});

test('marks the current page by aria-current', () => {
  render(bar);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Search' }).hasAttribute('aria-current')).toBe(false);
});

test('an item without href is a button, for a menu', () => {
  render(bar);
  expect(screen.getByRole('button', { name: 'Account' }).getAttribute('aria-haspopup')).toBe('menu');
});

test('data-state of the brand is word or mark, and the wordmark is always rendered', () => {
  const { container, rerender } = render(<TopBarBrand href="/" />);
  expect(screen.getByRole('link').dataset.state).toBe('word');
  rerender(<TopBarBrand href="/" markOnly />);
  expect(screen.getByRole('link').dataset.state).toBe('mark');
  expect(container.querySelector('[data-part="word"] svg')).not.toBeNull();
});

test('an item marks its icon by data-part, and as a menu trigger has the state open or closed', async () => {
  const items = [{ label: 'Logout' }];
  const item = <TopBarItem icon="account">Account</TopBarItem>;
  const { container } = render(<DropdownMenu trigger={item} items={items} />);
  const trigger = screen.getByRole('button');
  expect(container.querySelector('[data-part="image"] svg')).not.toBeNull();
  expect(trigger.dataset.state).toBe('closed');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(trigger.dataset.state).toBe('open');
});

test('renders without inline styles on the server', () => {
  expect(renderToString(bar)).not.toContain('style=');
});
