// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Prose } from '../prose/Prose.tsx';
import { Spoiler } from './Spoiler.tsx';

afterEach(cleanup);

test.each([undefined, 'This part gives away the ending.'])(
  'the content is not in the document until the button is pressed, which keeps the focus (note: %s)',
  async (note) => {
    const user = userEvent.setup();
    const { container } = render(<Spoiler note={note}>The king is alive.</Spoiler>);
    expect(container.innerHTML).not.toContain('alive');
    await user.tab();
    const button = screen.getByRole('button', { name: 'Show spoiler', expanded: false });
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(container.textContent).toContain('The king is alive.');
    expect(screen.getByRole('button', { name: 'Hide spoiler', expanded: true })).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(button.compareDocumentPosition(screen.getByText(/alive/))).not.toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    await user.keyboard(' ');
    expect(container.innerHTML).not.toContain('alive');
  },
);

test('a spoiler is part of a paragraph without a note, and a block with one', () => {
  const { container } = render(
    <Prose>
      <p>
        In the end <Spoiler>he wins</Spoiler>.
      </p>
      <Spoiler note="The ending">He wins.</Spoiler>
    </Prose>,
  );
  expect(Array.from(container.querySelectorAll('[data-state]'), ({ tagName }) => tagName)).toEqual([
    'SPAN',
    'DIV',
  ]);
});
