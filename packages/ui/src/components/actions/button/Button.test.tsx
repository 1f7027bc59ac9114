// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkProvider } from '../link/LinkProvider.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('a loading button keeps its name and the focus, and ignores clicks', async () => {
  const handleClick = vi.fn();
  const handleSubmit = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button type="submit" loading onClick={handleClick}>
        Login
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', handleSubmit);
  const button = screen.getByRole('button', { name: 'Login' });
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('does not submit a form unless its type is "submit"', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('with an href it renders the link component of the provider and passes the navigation state on', () => {
  const receiveState = vi.fn();
  render(
    <LinkProvider
      component={({ state, children, ...anchor }) => {
        receiveState(state);
        return <a {...anchor}>{children}</a>;
      }}
    >
      <Button href="/search" state={{ from: 'home' }}>
        Browse Content!
      </Button>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Browse Content!' }).getAttribute('href')).toBe('/search');
  expect(receiveState).toHaveBeenCalledWith({ from: 'home' });
});

test('data-state is "loading" while loading, otherwise the value set by the menu or dialog that it opens', () => {
  const { rerender } = render(<Button data-state="closed">Account</Button>);
  const button = screen.getByRole('button');
  expect(button.getAttribute('data-state')).toBe('closed');
  rerender(<Button data-state="open">Account</Button>);
  expect(button.getAttribute('data-state')).toBe('open');
  rerender(
    <Button data-state="open" loading>
      Account
    </Button>,
  );
  expect(button.getAttribute('data-state')).toBe('loading');
  rerender(<Button>Account</Button>);
  expect(button.hasAttribute('data-state')).toBe(false);
});

test('renders a disabled or loading link as a button, an enabled one as a link', () => {
  const { rerender } = render(
    <Button href="/search" disabled>
      Search
    </Button>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }).disabled).toBe(true);
  rerender(
    <Button href="/search" loading>
      Search
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-busy')).toBe('true');
  rerender(
    <Button href="/covers.zip" download="covers">
      Search
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('download')).toBe('covers');
});

test('submits its name and value with the form', async () => {
  const submitted: (string | null)[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        submitted.push(submitter && (new FormData(event.currentTarget, submitter).get('answer') as string));
      }}
    >
      <Button type="submit" name="answer" value="yes">
        Yes
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(submitted).toEqual(['yes']);
});

test('startIcon and endIcon are before and after the label, as a name or as an element', () => {
  const { rerender } = render(
    <Button startIcon="play" endIcon="chevron-down">
      Play
    </Button>,
  );
  const around = () =>
    [...(screen.getByRole('button', { name: 'Play' }).firstElementChild?.childNodes ?? [])].map((node) =>
      node instanceof Element && node.localName !== 'span' ? node.localName : node.textContent,
    );
  expect(around()).toEqual(['svg', 'Play', 'svg']);
  rerender(
    <Button startIcon={<i aria-hidden />} endIcon={<b aria-hidden />}>
      Play
    </Button>,
  );
  expect(around()).toEqual(['i', 'Play', 'b']);
});
