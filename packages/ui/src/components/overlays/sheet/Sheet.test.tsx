// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messages as german } from '../../../languages/de.ts';
import { Button } from '../../actions/button/Button.tsx';
import { TextField } from '../../fields/field/TextField.tsx';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

afterEach(cleanup);

function Example(props: Partial<SheetProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet
        title="Filters"
        description="Of all games"
        headerAction={<Button>Clear all</Button>}
        actions={<Button>Show 164 games</Button>}
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        <TextField label="Platform" />
      </Sheet>
    </>
  );
}

async function openSheet() {
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  return screen.findByRole('dialog', { name: 'Filters' });
}

test('has the focus at first, so that no field opens a keyboard, and returns it to the opener', async () => {
  render(<Example />);
  const opener = screen.getByRole('button', { name: 'Filters' });
  const sheet = await openSheet();
  expect(document.getElementById(sheet.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Of all games',
  );
  expect(sheet.dataset.state).toBe('open');
  expect(document.activeElement).toBe(sheet);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Tab follows the visible order and stays in the sheet', async () => {
  render(<Example />);
  await openSheet();
  const names = [];
  for (let step = 0; step < 5; step++) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(names).toEqual(['Clear all', 'Close', '', 'Show 164 games', 'Clear all']);
});

test('the close button and a press outside close it', async () => {
  render(<Example closeLabel="Done" />);
  await openSheet();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sheet = await openSheet();
  await userEvent.click(sheet.parentElement as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('a swipe on the head', () => {
  const handleOpenChange = vi.fn();
  const swipe = (distance: number, pointerType: string) => {
    handleOpenChange.mockClear();
    // A sheet at another edge has a grip on narrow screens only.
    render(<Sheet open onOpenChange={handleOpenChange} title="Filters" side="bottom" />);
    const sheet = screen.getByRole('dialog');
    const title = screen.getByRole('heading', { name: 'Filters' });
    fireEvent.pointerDown(title, { pointerType, clientY: 100 });
    fireEvent.pointerMove(title, { pointerType, clientY: 100 + distance });
    const moved = sheet.style.translate;
    fireEvent.pointerUp(title, { pointerType, clientY: 100 + distance });
    return { moved, left: sheet.style.translate };
  };

  test('of a finger moves the sheet and closes it from 80 pixels', () => {
    expect(swipe(80, 'touch')).toEqual({ moved: '0px 80px', left: '' });
    expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  test.each([
    ['a shorter way', 79, 'touch', '0px 79px'],
    ['up', -90, 'touch', ''],
    ['of the mouse', 120, 'mouse', ''],
  ])('%s does not close it', (_, distance, pointerType, moved) => {
    expect(swipe(distance, pointerType)).toEqual({ moved, left: '' });
    expect(handleOpenChange).not.toHaveBeenCalled();
  });
});

test('passes attributes and the ref to its element', () => {
  const ref = createRef<HTMLDivElement>();
  const root = { 'data-given': 'yes', className: 'given', style: { color: 'red' } };
  render(<Sheet {...root} open onOpenChange={() => {}} title="Filters" ref={ref} />);
  const sheet = screen.getByRole('dialog');
  expect(ref.current).toBe(sheet);
  expect(sheet.dataset.given).toBe('yes');
  expect(sheet.className).toMatch(/^gs-.* given$/);
  expect(sheet.style.color).toBe('red');
});

test('the name of the close button is in the language of the MessagesProvider, or given by closeLabel', async () => {
  const sheet = (closeLabel?: string) => (
    <MessagesProvider messages={german} locale="de">
      <Sheet open onOpenChange={() => {}} title="Filter" {...(closeLabel && { closeLabel })} />
    </MessagesProvider>
  );
  const { rerender } = render(sheet());
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeDefined();
  rerender(sheet('Filter schließen'));
  expect(screen.getByRole('button', { name: 'Filter schließen' })).toBeDefined();
});
