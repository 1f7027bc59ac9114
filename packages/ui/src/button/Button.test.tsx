// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkProvider } from '../link/LinkProvider.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('while it is loading it keeps its name and the focus, and takes no clicks', async () => {
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

test('it does not submit a form unless it says so', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('with an href it is the link of the provider, with its state', () => {
  const seen = vi.fn();
  render(
    <LinkProvider
      component={({ state, children, ...anchor }) => {
        seen(state);
        return <a {...anchor}>{children}</a>;
      }}
    >
      <Button href="/search" state={{ from: 'home' }}>
        Browse Content!
      </Button>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Browse Content!' }).getAttribute('href')).toBe('/search');
  expect(seen).toHaveBeenCalledWith({ from: 'home' });
});
