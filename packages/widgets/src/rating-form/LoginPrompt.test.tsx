// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LoginPrompt } from './LoginPrompt.tsx';

afterEach(cleanup);

test("'Log In' and 'Create Account' link to the given URLs", () => {
  render(<LoginPrompt loginHref="/auth/login" registerHref="/auth/register" />);
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/auth/login');
  expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/auth/register');
});
