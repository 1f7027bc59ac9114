// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TrailerFrame } from './TrailerFrame.tsx';

afterEach(cleanup);

test('shows an image with a play button, replaced by the player', async () => {
  const onPlay = vi.fn();
  const frame = (player?: React.ReactNode) => (
    <TrailerFrame label="Play trailer" imageUrl="/a.jpg" onPlay={onPlay}>
      {player}
    </TrailerFrame>
  );
  const { container, rerender } = render(frame());
  const stateOf = () => (container.firstElementChild as HTMLElement).dataset.state;
  expect(stateOf()).toBe('image');
  await userEvent.click(screen.getByRole('button', { name: 'Play trailer' }));
  expect(onPlay).toHaveBeenCalledOnce();
  rerender(frame(<div>The player</div>));
  expect(screen.getByText('The player')).toBeDefined();
  expect(stateOf()).toBe('playing');
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a problem as an alert in place of the caption', () => {
  render(
    <TrailerFrame label="Play trailer" caption="Trailer" problem="It did not play." imageUrl="/a.jpg" />,
  );
  expect(screen.getByRole('alert').textContent).toBe('It did not play.');
  expect(screen.queryByText('Trailer')).toBeNull();
});

test('without onPlay shows only the image', () => {
  render(<TrailerFrame label="Play trailer" imageUrl="/a.jpg" />);
  expect(screen.queryByRole('button')).toBeNull();
});
