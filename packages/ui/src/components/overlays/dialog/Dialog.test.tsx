// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../../actions/button/Button.tsx';
import { TextField } from '../../fields/field/TextField.tsx';
import { Page } from '../../page/layout/Page.tsx';
import { Dialog, setScrollLockNonce } from './Dialog.tsx';

afterEach(cleanup);

function Example({ hidesOpener = false, disablesOpener = false }) {
  const [open, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const openDialog = () => {
    setOpen(true);
    setHasOpened(true);
  };
  return (
    <Page>
      {!(open && hidesOpener) && (
        <Button disabled={hasOpened && disablesOpener} onClick={openDialog}>
          Edit
        </Button>
      )}
      <Dialog open={open} onOpenChange={setOpen} title="Edit Game" description="Hades">
        <TextField label="Note" />
      </Dialog>
    </Page>
  );
}

test('moves the focus to the content and returns it to the element that had it, without a Radix trigger', async () => {
  render(<Example />);
  const opener = screen.getByRole('button', { name: 'Edit' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Edit Game' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Hades');
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['removed', { hidesOpener: true }],
  ['disabled', { disablesOpener: true }],
])('focuses the main element on closing if the element that had the focus is %s', async (_, props) => {
  render(<Example {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

function RemovableItems() {
  const [names, setNames] = useState(['Hades', 'Portal 2', 'Bloodborne']);
  const [removed, setRemoved] = useState<string>();
  const close = () => {
    setNames(names.filter((name) => name !== removed));
    setRemoved(undefined);
  };
  return (
    <Page>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
              <Button onClick={() => setRemoved(name)}>{`Remove ${name}`}</Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={removed !== undefined} onOpenChange={close} title="Gone" />
    </Page>
  );
}

test('focuses the item that replaces a removed list item, else the last item, else the main element', async () => {
  render(<RemovableItems />);
  const remove = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  };
  await remove('Portal 2');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Bloodborne'));
  await remove('Bloodborne');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Hades'));
  await remove('Hades');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

function NavigatingDialog() {
  const [hasNavigated, setHasNavigated] = useState(false);
  const focusHeading = useCallback((heading: HTMLElement | null) => heading?.focus(), []);
  if (hasNavigated)
    return (
      <Page>
        <h1 ref={focusHeading} tabIndex={-1}>
          Elsewhere
        </h1>
      </Page>
    );
  return (
    <Dialog
      open
      onOpenChange={() => setHasNavigated(true)}
      title="Done"
      actions={<Button onClick={() => setHasNavigated(true)}>Go on</Button>}
    />
  );
}

test('does not take the focus from a page that replaces the dialog', async () => {
  render(<NavigatingDialog />);
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  const heading = screen.getByRole('heading', { name: 'Elsewhere' });
  // The dialog returns the focus in a separate task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(heading);
});

test('a click outside the dialog closes it', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(dialog.parentElement as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Tab and Shift+Tab cycle within the dialog', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const note = await screen.findByLabelText('Note');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(note);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('has no aria-describedby without a description, and logs a missing title with the fix', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(<Dialog open onOpenChange={() => {}} title="Done" />);
  expect(screen.getByRole('dialog', { name: 'Done' }).hasAttribute('aria-describedby')).toBe(false);
  expect(screen.getByRole('dialog').getAttribute('data-state')).toBe('open');
  expect(consoleError).not.toHaveBeenCalled();
  rerender(<Dialog open onOpenChange={() => {}} title="" />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/no title.*Pass/));
  consoleError.mockRestore();
});

describe('the nonce of the page', () => {
  afterEach(() => {
    document.head.replaceChildren();
    globalThis.__webpack_nonce__ = undefined;
  });

  test('is passed to the style of the scroll lock', () => {
    const style = document.createElement('style');
    style.setAttribute('nonce', 'abc');
    style.nonce = 'abc';
    document.head.append(style);
    setScrollLockNonce();
    expect(globalThis.__webpack_nonce__).toBe('abc');
  });

  test('is not set on a page without one', () => {
    setScrollLockNonce();
    expect(globalThis.__webpack_nonce__).toBeUndefined();
  });
});

test('a trigger opens an uncontrolled dialog, has its state, and gets the focus back', async () => {
  const handleOpenChange = vi.fn();
  render(<Dialog title="Edit Game" trigger={<Button>Edit</Button>} onOpenChange={handleOpenChange} />);
  const trigger = screen.getByRole('button', { name: 'Edit' });
  expect([trigger.getAttribute('aria-haspopup'), trigger.getAttribute('aria-expanded')]).toEqual([
    'dialog',
    'false',
  ]);
  await userEvent.click(trigger);
  await screen.findByRole('dialog', { name: 'Edit Game' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(handleOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('a trigger that has no focus when it is clicked, as in Safari, gets it on closing', async () => {
  render(<Dialog title="Edit Game" trigger={<Button>Edit</Button>} />);
  const trigger = screen.getByRole('button', { name: 'Edit' });
  fireEvent.click(trigger);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('defaultOpen shows an uncontrolled dialog until it is closed', async () => {
  render(<Dialog title="Edit Game" defaultOpen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
