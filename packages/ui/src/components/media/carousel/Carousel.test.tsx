// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function Numbers(props: Partial<CarouselProps<number>>) {
  return (
    <Carousel
      title="Top 100 Games"
      items={numbers(100)}
      itemKey={(rank) => rank}
      renderItem={(rank) => <a href={`/game/${rank}`}>{rank}</a>}
      cardWidth={150}
      height={504}
      {...props}
    />
  );
}

// jsdom has no layout: the mocked track shows 1200 px, with 16 px of bleed on both sides.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1232);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(50 * 174 - 24 + 32);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const track = () => screen.getByRole('list').parentElement as HTMLElement;
const arrow = (name: 'Previous' | 'Next') => screen.getByRole('button', { name: `${name}: Top 100 Games` });

function scrollTo(left: number) {
  track().scrollLeft = left;
  fireEvent.scroll(track());
  act(() => vi.advanceTimersToNextFrame());
}

test('renders a region that is named by its heading and contains every card', () => {
  render(<Numbers />);
  const region = screen.getByRole('region', { name: 'Top 100 Games' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(100);
  expect(within(region).getAllByRole('link')).toHaveLength(100);
});

test('an action is between the heading and the arrows', () => {
  render(<Numbers action={<a href="/games">All games</a>} />);
  const region = screen.getByRole('region', { name: 'Top 100 Games' });
  const named = within(region).getAllByText(/^(Top 100 Games|All games)$/);
  expect([...named, arrow('Previous')].map((element) => element.tagName)).toEqual(['H2', 'A', 'BUTTON']);
  expect(named[1]?.compareDocumentPosition(arrow('Previous'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an arrow scrolls by a whole number of cards, and a second press continues from the target of the first', async () => {
  render(<Numbers />);
  await userEvent.click(arrow('Next'));
  expect(track().scrollLeft).toBe(7 * 174);
  track().scrollLeft = 400;
  await userEvent.click(arrow('Next'));
  expect(track().scrollLeft).toBe(14 * 174);
});

test('after a swipe an arrow starts from the current scroll position', async () => {
  render(<Numbers />);
  await userEvent.click(arrow('Next'));
  fireEvent.touchStart(track());
  scrollTo(174);
  await userEvent.click(arrow('Next'));
  expect(track().scrollLeft).toBe(8 * 174);
});

test('arrows are disabled at the ends of the track and keep the focus', async () => {
  render(<Numbers />);
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('true');
  expect(arrow('Next').getAttribute('aria-disabled')).toBe('false');
  arrow('Next').focus();
  scrollTo(50 * 174 - 24 - 1200);
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('false');
  expect(arrow('Next').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(arrow('Next'));
});

test('reports the position, and restores a given position once when it is first defined', () => {
  const onPositionChange = vi.fn();
  const { rerender } = render(<Numbers onPositionChange={onPositionChange} />);
  expect(onPositionChange).not.toHaveBeenCalled();
  rerender(<Numbers position={870} onPositionChange={onPositionChange} />);
  expect(track().scrollLeft).toBe(870);
  scrollTo(1044);
  expect(onPositionChange).toHaveBeenLastCalledWith(1044);
  rerender(<Numbers position={1} onPositionChange={onPositionChange} />);
  expect(track().scrollLeft).toBe(1044);
});

test('scrolling is smooth again 100 ms after a position was restored', () => {
  const { rerender } = render(<Numbers />);
  act(() => vi.advanceTimersByTime(100));
  expect(track().dataset.smooth).toBe('true');
  rerender(<Numbers position={870} />);
  expect(track().dataset.smooth).toBeUndefined();
  act(() => vi.advanceTimersByTime(99));
  expect(track().dataset.smooth).toBeUndefined();
  act(() => vi.advanceTimersByTime(1));
  expect(track().dataset.smooth).toBe('true');
});

test('restores a position that was given before the items', () => {
  const { rerender } = render(<Numbers items={[]} position={870} />);
  rerender(<Numbers position={870} />);
  expect(track().scrollLeft).toBe(870);
});

test('keeps and reports the position of a track that was scrolled before hydration', () => {
  const onPositionChange = vi.fn();
  const carousel = <Numbers position={870} onPositionChange={onPositionChange} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(carousel);
  track().scrollLeft = 348;
  render(carousel, { container, hydrate: true });
  expect(track().scrollLeft).toBe(348);
  expect(onPositionChange).toHaveBeenLastCalledWith(348);
});

test('an arrow starts from the current position once the previous scroll has ended, also without a scrollend event', async () => {
  render(<Numbers />);
  await userEvent.click(arrow('Next'));
  scrollTo(7 * 174);
  track().scrollLeft = 0;
  await userEvent.click(arrow('Next'));
  expect(track().scrollLeft).toBe(7 * 174);
});

test('in right-to-left text the arrows scroll the other way', async () => {
  render(<Numbers dir="rtl" />);
  await userEvent.click(arrow('Next'));
  expect(track().scrollLeft).toBe(-7 * 174);
  scrollTo(-7 * 174);
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('false');
});

test('reports position 0 while the track is overscrolled at its start', () => {
  const onPositionChange = vi.fn();
  render(<Numbers onPositionChange={onPositionChange} />);
  scrollTo(-40);
  expect(onPositionChange).toHaveBeenLastCalledWith(0);
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('true');
});

test('a press on a disabled arrow does not scroll', async () => {
  render(<Numbers />);
  await userEvent.click(arrow('Previous'));
  expect(track().scrollLeft).toBe(0);
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('true');
});

test('passes on ref, id and aria-describedby, and has data-state "loading" or "ready"', () => {
  const ref = createRef<HTMLElement>();
  const { rerender } = render(<Numbers ref={ref} id="games" aria-describedby="hint" loading />);
  const region = screen.getByRole('region', { name: 'Top 100 Games' });
  expect(ref.current).toBe(region);
  expect(region.id).toBe('games');
  expect(region.getAttribute('aria-describedby')).toBe('hint');
  expect(region.dataset.state).toBe('loading');
  rerender(<Numbers ref={ref} />);
  expect(region.dataset.state).toBe('ready');
});

test.each([
  [{ rows: 0 }, 'Carousel got rows={0}'],
  [{ rows: 1.5 }, 'Carousel got rows={1.5}'],
  [{ cardWidth: 0 }, 'Carousel got cardWidth={0} and gap={24}'],
  [{ gap: -1 }, 'Carousel got cardWidth={150} and gap={-1}'],
])('logs the invalid props %o with their consequence and the fix', (props, report) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  render(<Numbers items={[]} {...props} />);
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/: .+\. Give a .+\.$/));
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(report));
});

test('an empty carousel shows a spinner', () => {
  render(<Numbers items={[]} />);
  expect(screen.getByRole('status').textContent).toBe('Loading Top 100 Games');
  expect(arrow('Next').getAttribute('aria-disabled')).toBe('true');
});

test('with more than 100 items only those in view are rendered, each with its position in the list', () => {
  render(<Numbers items={numbers(5000)} />);
  scrollTo(174 * 1000);
  const cells = screen.getAllByRole('listitem');
  expect(cells.length).toBeLessThan(60);
  expect(cells[0]?.getAttribute('aria-setsize')).toBe('5000');
  expect(cells.map((cell) => Number(cell.getAttribute('aria-posinset')))).toContain(2001);
  expect(cells.map((cell) => Number(cell.dataset.index))).toContain(2000);
});

test('of 101 items only those in view are rendered, of 100 all', () => {
  const { rerender } = render(<Numbers items={numbers(101)} />);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  rerender(<Numbers items={numbers(100)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
});

test('the focused card stays rendered when the track is scrolled far away', () => {
  render(<Numbers items={numbers(5000)} />);
  const link = screen.getByRole('link', { name: '2' });
  act(() => link.focus());
  scrollTo(174 * 1000);
  expect(document.activeElement).toBe(link);
  expect(screen.getByRole('link', { name: '2' })).toBe(link);
});

test('the focused card stays rendered while the window has lost the focus', () => {
  render(<Numbers items={numbers(5000)} />);
  const link = screen.getByRole('link', { name: '2' });
  act(() => link.focus());
  scrollTo(174 * 1000);
  // The window loses the focus: a blur event is fired, but the document keeps its active element.
  fireEvent.blur(link, { relatedTarget: null });
  expect(screen.getByRole('link', { name: '2' })).toBe(link);
  act(() => link.blur());
  expect(screen.queryByRole('link', { name: '2' })).toBeNull();
});

test('with up to 100 items the cards are not rendered again when an arrow becomes enabled', () => {
  const renderItem = vi.fn((rank: number) => rank);
  const itemKey = (rank: number) => rank;
  const items = numbers(100);
  render(<Carousel title="Top 100 Games" items={items} itemKey={itemKey} renderItem={renderItem} />);
  const before = renderItem.mock.calls.length;
  scrollTo(600);
  expect(renderItem.mock.calls.length).toBe(before);
});

test.each([100, 5000])(
  'server rendering of %s items writes at most 100 cards and no inline styles',
  (count) => {
    const html = renderToString(<Numbers items={numbers(count)} />);
    expect(html).not.toContain('style=');
    expect(html.match(/<li/g)?.length).toBeLessThanOrEqual(100);
  },
);

test('marks its track and arrows with data attributes for scripts on pages without React', () => {
  render(<Numbers />);
  expect(track().matches('[data-part="track"]')).toBe(true);
  const directions = [arrow('Previous'), arrow('Next')].map((button) =>
    button.getAttribute('data-direction'),
  );
  expect(directions).toEqual(['previous', 'next']);
});

test('the first Tab stop is a skip link that adds no history entry; without items there is no skip link', async () => {
  const { rerender } = render(
    <>
      <Numbers />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip Top 100 Games');
  const skip = document.activeElement as HTMLAnchorElement;
  expect(document.querySelector(skip.hash)?.textContent).toBe('End of Top 100 Games');
  const entries = history.length;
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('End of Top 100 Games');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
  expect(history.length).toBe(entries);
  expect(location.hash).toBe('');
  rerender(<Numbers items={[]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
