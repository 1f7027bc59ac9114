// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listenForShortcut } from './searchShortcut.ts';

const openSearch = vi.fn();

beforeAll(listenForShortcut);
beforeEach(() => {
  localStorage.clear();
  openSearch.mockClear();
  history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<a href="/search">Search</a><input /><div contenteditable="true"><b>Text</b></div><main></main>';
  document.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    openSearch();
  });
});

function showSearchPage() {
  const page = '<h1 tabindex="-1">Search</h1><input role="combobox" id="field" />';
  document.querySelector('main')?.insertAdjacentHTML('beforeend', page);
}

function press(target: Element | null, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...init });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('/ follows the link to the search page and focuses its field once it is shown', async () => {
  expect(press(document.body, { shiftKey: true })).toBe(true);
  expect(openSearch).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/search');
  showSearchPage();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('field'));
});

test('a key pressed before the search page is shown prevents the change of focus', async () => {
  press(document.body);
  press(document.body, { key: 'Tab' });
  history.replaceState(null, '', '/search');
  showSearchPage();
  // Mutation observers have run after a task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.id).not.toBe('field');
});

test.each<KeyboardEventInit>([
  { key: '?' },
  { ctrlKey: true },
  { altKey: true },
  { metaKey: true },
  { repeat: true },
])('ignores %j', (init) => {
  expect(press(document.body, init)).toBe(false);
});

test.each(['input', 'b'])('types the character in a field: %s', (selector) => {
  expect(press(document.querySelector(selector))).toBe(false);
});

test('does nothing while a dialog or a menu is open, or when the visitor has switched it off', () => {
  for (const html of ['<dialog open></dialog>', '<div role="dialog"></div>', '<div role="menu"></div>']) {
    document.body.insertAdjacentHTML('beforeend', html);
    expect(press(document.body), html).toBe(false);
    document.body.lastElementChild?.remove();
  }
  localStorage.setItem('searchShortcut', 'off');
  expect(press(document.body)).toBe(false);
});
