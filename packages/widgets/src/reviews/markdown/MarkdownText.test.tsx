// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MarkdownText } from './MarkdownText.tsx';

afterEach(cleanup);

const htmlOf = (text: string) => {
  const { container } = render(<MarkdownText text={text} />);
  return container.firstElementChild?.innerHTML;
};

test('renders the elements of a review, each block in the direction of its text', () => {
  expect(htmlOf('> *a*\n\n3. **b**\n\n- c\nd')).toBe(
    '<blockquote dir="auto"><p><em>a</em></p></blockquote>' +
      '<ol dir="auto" start="3"><li><p><strong>b</strong></p></li></ol><ul dir="auto"><li><p>c\nd</p></li></ul>',
  );
});

// @control:SEC-04
test('renders HTML as text', () => {
  expect(htmlOf('<img src=x onerror=alert(1)>')).toBe('<p dir="auto">&lt;img src=x onerror=alert(1)&gt;</p>');
});

test('links open in a new tab and are marked as links of users', () => {
  render(<MarkdownText text="[the map](https://example.org/a) [no link](javascript:alert(1))" />);
  const link = screen.getByRole('link');
  expect(link.outerHTML).toBe(
    '<a href="https://example.org/a" target="_blank" rel="ugc nofollow noopener noreferrer">the map</a>',
  );
});

test('a spoiler is not in the document until it is shown', async () => {
  const { container } = render(
    <MarkdownText text="In the end ||the *king* is [alive](https://a.example)||." />,
  );
  expect(container.innerHTML).not.toMatch(/king|alive|a\.example/);
  await userEvent.click(screen.getByRole('button', { name: 'Show spoiler' }));
  expect(container.textContent).toBe('In the end Hide spoiler the king is alive.');
});
