// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as german } from '../../../languages/de.ts';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { Badge } from './Badge.tsx';

afterEach(cleanup);

test('each tone and each size has its own styles', () => {
  const classNames = [
    <Badge key="1">Planned</Badge>,
    <Badge key="2" tone="danger">
      Planned
    </Badge>,
    <Badge key="3" size="lg">
      Planned
    </Badge>,
  ].map((badge) => {
    const { container, unmount } = render(badge);
    const { className } = container.firstElementChild ?? {};
    unmount();
    return className;
  });
  expect(new Set(classNames).size).toBe(3);
});

test('without onRemove it has no button', () => {
  render(<Badge startIcon="check">Verified</Badge>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the name of the button contains the text of the tag, in the language of the MessagesProvider too', () => {
  const { rerender } = render(<Badge onRemove={() => {}}>RPG</Badge>);
  const button = screen.getByRole('button', { name: 'Remove RPG' });
  expect(button.dataset.part).toBe('remove');
  rerender(
    <MessagesProvider messages={german} locale="de">
      <Badge onRemove={() => {}}>RPG</Badge>
    </MessagesProvider>,
  );
  expect(screen.getByRole('button', { name: 'RPG entfernen' })).toBeDefined();
});

test.each(['{Enter}', ' ', '{Delete}', '{Backspace}'])('the key %o removes a tag once', async (key) => {
  const handleRemove = vi.fn();
  render(<Badge onRemove={handleRemove}>RPG</Badge>);
  await userEvent.tab();
  await userEvent.keyboard(`a${key}`);
  expect(handleRemove).toHaveBeenCalledOnce();
});

test('with removeHref the cross is a link, which Delete follows too', async () => {
  const handleClick = vi.fn((event: Event) => event.preventDefault());
  render(<Badge removeHref="/browse/game">RPG</Badge>);
  const link = screen.getByRole('link', { name: 'Remove RPG' });
  expect(link.getAttribute('href')).toBe('/browse/game');
  link.addEventListener('click', handleClick);
  await userEvent.tab();
  await userEvent.keyboard('a{Delete}');
  expect(handleClick).toHaveBeenCalledOnce();
});

test('a disabled tag can be neither removed nor focused', async () => {
  const handleRemove = vi.fn();
  render(
    <Badge onRemove={handleRemove} disabled>
      RPG
    </Badge>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(handleRemove).not.toHaveBeenCalled();
});

test('removing the focused tag moves the focus to the next tag, after the last one to the previous', async () => {
  render(<Tags />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove RPG' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove 2010s' }));
  await userEvent.keyboard('{Delete}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Action' }));
  await userEvent.keyboard('{Delete}');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a tag that stays keeps the focus', async () => {
  render(
    <p>
      <Badge onRemove={() => {}}>RPG</Badge>
      <Badge onRemove={() => {}}>Action</Badge>
    </p>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove RPG' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove RPG' }));
});

test('reports a missing text', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Badge>{''}</Badge>);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/Badge has no text.*Pass/));
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<Badge onRemove={() => {}}>RPG</Badge>)).not.toContain('style=');
});

function Tags() {
  const [names, setNames] = useState(['Action', 'RPG', '2010s']);
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Badge onRemove={() => setNames(names.filter((one) => one !== name))}>{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
