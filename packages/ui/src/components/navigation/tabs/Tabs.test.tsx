// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type TabItem, Tabs } from './Tabs.tsx';

afterEach(cleanup);

const items: TabItem<string>[] = [
  { value: 'games', label: 'Games', content: <input aria-label="Search games" /> },
  { value: 'anime', label: 'Anime', content: 'All anime', disabled: true },
  { value: 'films', label: 'Films', content: 'All films' },
  { value: 'lists', label: 'Lists', note: '12', content: 'All lists' },
];
const tab = (name: string) => screen.getByRole('tab', { name });

test('the selected tab controls the only panel that is shown, and both have data-state', () => {
  render(<Tabs label="Catalogue" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Catalogue' })).toBeDefined();
  const panel = screen.getByRole('tabpanel', { name: 'Games' });
  expect(tab('Games').ariaSelected).toBe('true');
  expect(tab('Games').getAttribute('aria-controls')).toBe(panel.id);
  expect([tab('Games').dataset.state, panel.dataset.state]).toEqual(['active', 'active']);
  expect([tab('Films').ariaSelected, tab('Films').dataset.state]).toEqual(['false', 'inactive']);
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(4);
});

test('uncontrolled: starts with defaultValue, or with the first tab that is not disabled', () => {
  const [, second, ...others] = items;
  const { unmount } = render(<Tabs label="Catalogue" items={second ? [second, ...others] : []} />);
  expect(tab('Films').ariaSelected).toBe('true');
  unmount();
  render(<Tabs label="Catalogue" items={items} defaultValue="lists" />);
  expect(tab('Lists 12').ariaSelected).toBe('true');
});

test('controlled: shows the panel of the value prop, not of the clicked tab', async () => {
  const handleChange = vi.fn();
  const { rerender } = render(<Tabs label="Catalogue" items={items} value="games" onChange={handleChange} />);
  await userEvent.click(tab('Films'));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('films');
  expect(tab('Games').ariaSelected).toBe('true');
  rerender(<Tabs label="Catalogue" items={items} value="films" onChange={handleChange} />);
  expect(screen.getByRole('tabpanel', { name: 'Films' }).textContent).toBe('All films');
  await userEvent.click(tab('Films'));
  expect(handleChange).toHaveBeenCalledTimes(1);
});

test('a panel is rendered when it is first shown, and keeps its state while it is hidden', async () => {
  render(<Tabs label="Catalogue" items={items} />);
  expect(screen.queryByText('All films')).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), 'Hades');
  await userEvent.click(tab('Films'));
  expect(screen.getByText('All films')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(tab('Games'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Hades');
});

test('with unmountHidden a hidden panel is removed', async () => {
  render(<Tabs label="Catalogue" items={items} unmountHidden />);
  await userEvent.type(screen.getByRole('textbox'), 'Hades');
  await userEvent.click(tab('Films'));
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  await userEvent.click(tab('Games'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test('arrow keys, Home and End move between enabled tabs, from one end to the other', async () => {
  render(<Tabs label="Catalogue" items={items} />);
  await userEvent.tab();
  const names: (string | null | undefined)[] = [];
  for (const key of [
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowLeft',
    'Home',
    'End',
    'Home',
    'ArrowLeft',
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement?.ariaSelected).toBe('true');
    names.push(document.activeElement?.textContent);
  }
  expect(names).toEqual(['Films', 'Lists12', 'Games', 'Lists12', 'Games', 'Lists12', 'Games', 'Lists12']);
});

test('in right-to-left text ArrowLeft moves to the next tab', async () => {
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <Tabs label="Catalogue" items={items} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Films'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Games'));
});

test('with activation="manual" an arrow key moves the focus only, and Enter selects', async () => {
  render(<Tabs label="Catalogue" items={items} activation="manual" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Films'));
  expect(tab('Games').ariaSelected).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(tab('Films').ariaSelected).toBe('true');
});

test('keys with Alt, Ctrl or Meta and other keys do nothing', async () => {
  render(<Tabs label="Catalogue" items={items} />);
  await userEvent.tab();
  await userEvent.keyboard(
    '{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowLeft}{/Meta}{ArrowDown}a',
  );
  expect(document.activeElement).toBe(tab('Games'));
});

test('Tab moves from the selected tab to its panel, and Shift+Tab back', async () => {
  render(<Tabs label="Catalogue" items={items} defaultValue="films" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Films'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(tab('Films'));
});

test('a disabled tab cannot be selected', async () => {
  const handleChange = vi.fn();
  render(<Tabs label="Catalogue" items={items} onChange={handleChange} />);
  await userEvent.click(tab('Anime'));
  expect(handleChange).not.toHaveBeenCalled();
});

test('scrolls its list, and not the page, to the selected tab', async () => {
  const rects = new Map([
    ['tablist', [0, 300]],
    ['Lists', [500, 560]],
    ['Games', [-260, -200]],
  ]);
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const [left = 100, right = 160] =
      rects.get(this.getAttribute('role') ?? '') ?? rects.get(labelOf(this)) ?? [];
    return { left, right } as DOMRect;
  });
  render(<Tabs label="Catalogue" items={items} />);
  const list = screen.getByRole('tablist');
  list.scrollLeft = 0;
  await userEvent.click(tab('Lists 12'));
  expect(list.scrollLeft).toBe(300);
  await userEvent.click(tab('Games'));
  expect(list.scrollLeft).toBe(0);
  measure.mockRestore();
});

test('removing the selected tab reports it, and the first tab can still be reached', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Shrinking />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove lists' }));
  expect(consoleError.mock.calls[0]?.[0]).toContain("The Tabs 'Catalogue' have no tab 'lists'.");
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Games'));
  consoleError.mockRestore();
});

test('on the server only the selected panel has content, and no element has inline styles', () => {
  const html = renderToString(<Tabs label="Catalogue" items={items} defaultValue="films" />);
  expect(html).toContain('All films');
  expect(html).not.toContain('All lists');
  expect(html).not.toContain('style=');
});

function labelOf(element: Element): string {
  return element.firstChild?.textContent ?? '';
}

function Shrinking() {
  const [count, setCount] = useState(items.length);
  return (
    <>
      <button type="button" onClick={() => setCount(count - 1)}>
        Remove lists
      </button>
      <Tabs label="Catalogue" items={items.slice(0, count)} defaultValue="lists" />
    </>
  );
}
