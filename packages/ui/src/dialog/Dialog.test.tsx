// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Page } from '../layout/Page.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Example({ openerGoes = false }) {
  const [open, setOpen] = useState(false);
  return (
    <Page>
      {!(open && openerGoes) && <Button onClick={() => setOpen(true)}>Edit</Button>}
      <Dialog open={open} onOpenChange={setOpen} title="Edit Game" description="Hades">
        <TextField label="Note" />
      </Dialog>
    </Page>
  );
}

test('the focus goes to the content and comes back to what had it, without a trigger of its own', async () => {
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

test('if what had the focus is gone, the main part of the page gets it', async () => {
  render(<Example openerGoes />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

function Shelf() {
  const [names, setNames] = useState(['Hades', 'Portal 2', 'Bloodborne']);
  const [gone, setGone] = useState<string>();
  const close = () => {
    setNames(names.filter((name) => name !== gone));
    setGone(undefined);
  };
  return (
    <Page>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
              <Button onClick={() => setGone(name)}>{`Remove ${name}`}</Button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={gone !== undefined} onOpenChange={close} title="Gone" />
    </Page>
  );
}

test('if it stood in a list, what takes its place there gets it, then what is last, then the main part', async () => {
  render(<Shelf />);
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

function Journey() {
  const [isThere, setIsThere] = useState(false);
  const arrive = useCallback((heading: HTMLElement | null) => heading?.focus(), []);
  if (isThere)
    return (
      <Page>
        <h1 ref={arrive} tabIndex={-1}>
          Elsewhere
        </h1>
      </Page>
    );
  return (
    <Dialog
      open
      onOpenChange={() => setIsThere(true)}
      title="Done"
      actions={<Button onClick={() => setIsThere(true)}>Go on</Button>}
    />
  );
}

test('a page that comes in its place and takes the focus keeps it', async () => {
  render(<Journey />);
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  const heading = screen.getByRole('heading', { name: 'Elsewhere' });
  // The dialog gives the focus back in a task of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(heading);
});

test('a press beside it asks to close it', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(dialog.parentElement as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Tab and Shift+Tab go round inside', async () => {
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

test('a dialog without a description says none, and one without a title says what is wrong', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(<Dialog open onOpenChange={() => {}} title="Done" />);
  expect(screen.getByRole('dialog', { name: 'Done' }).hasAttribute('aria-describedby')).toBe(false);
  expect(screen.getByRole('dialog').getAttribute('data-state')).toBe('open');
  expect(said).not.toHaveBeenCalled();
  rerender(<Dialog open onOpenChange={() => {}} title="" />);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/no title.*Pass/));
  said.mockRestore();
});
