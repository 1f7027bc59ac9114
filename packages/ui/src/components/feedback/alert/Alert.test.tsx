// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../../actions/button/Button.tsx';
import { Alert } from './Alert.tsx';

afterEach(cleanup);

test('renders tone "danger" as role="alert" with the action inside', () => {
  render(
    <Alert tone="danger" action={<Button>Try again</Button>}>
      It failed.
    </Alert>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('It failed.');
  expect(alert.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(true);
});

test('renders tone "success" as role="status"', () => {
  render(<Alert tone="success">Saved.</Alert>);
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a role prop replaces the role of the tone', () => {
  render(
    <Alert tone="danger" role="note">
      Since yesterday.
    </Alert>,
  );
  expect(screen.getByRole('note').textContent).toBe('Since yesterday.');
  expect(screen.queryByRole('alert')).toBeNull();
});
