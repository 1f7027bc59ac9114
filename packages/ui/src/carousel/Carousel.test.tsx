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

// jsdom lays nothing out: a track of 1200 px in view, 16 px of bleed on both sides.
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

test('it is a region with the name of its heading, and every card is in it', () => {
  render(<Numbers />);
  const region = screen.getByRole('region', { name: 'Top 100 Games' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(100);
  expect(within(region).getAllByRole('link')).toHaveLength(100);
});

test('an arrow scrolls by a whole number of cards, and a second press goes on from where the first is leading', async () => {
  render(<Numbers />);
  await userEvent.click(arrow('Next'));
  expect(track().scrollLeft).toBe(7 * 174);
  track().scrollLeft = 400;
  await userEvent.click(arrow('Next'));
  expect(track().scrollLeft).toBe(14 * 174);
});

test('after a swipe an arrow starts from what is seen', async () => {
  render(<Numbers />);
  await userEvent.click(arrow('Next'));
  fireEvent.touchStart(track());
  scrollTo(174);
  await userEvent.click(arrow('Next'));
  expect(track().scrollLeft).toBe(8 * 174);
});

test('arrows are disabled at the ends and keep the focus', async () => {
  render(<Numbers />);
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('true');
  expect(arrow('Next').getAttribute('aria-disabled')).toBe('false');
  arrow('Next').focus();
  scrollTo(50 * 174 - 24 - 1200);
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('false');
  expect(arrow('Next').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(arrow('Next'));
});

test('the position is reported, and restored once when it becomes known', () => {
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

test('a position is restored when the items arrive after it', () => {
  const { rerender } = render(<Numbers items={[]} position={870} />);
  rerender(<Numbers position={870} />);
  expect(track().scrollLeft).toBe(870);
});

test('a track that was moved before the page was live stays there, and its position is reported', () => {
  const onPositionChange = vi.fn();
  const carousel = <Numbers position={870} onPositionChange={onPositionChange} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(carousel);
  track().scrollLeft = 348;
  render(carousel, { container, hydrate: true });
  expect(track().scrollLeft).toBe(348);
  expect(onPositionChange).toHaveBeenLastCalledWith(348);
});

test('an arrow goes on from what is seen once its scroll has ended, also where no event tells the end', async () => {
  render(<Numbers />);
  await userEvent.click(arrow('Next'));
  scrollTo(7 * 174);
  track().scrollLeft = 0;
  await userEvent.click(arrow('Next'));
  expect(track().scrollLeft).toBe(7 * 174);
});

test('from right to left the arrows scroll the other way', async () => {
  render(<Numbers dir="rtl" />);
  await userEvent.click(arrow('Next'));
  expect(track().scrollLeft).toBe(-7 * 174);
  scrollTo(-7 * 174);
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('false');
});

test('a track that is pulled past its start has not left it', () => {
  const onPositionChange = vi.fn();
  render(<Numbers onPositionChange={onPositionChange} />);
  scrollTo(-40);
  expect(onPositionChange).toHaveBeenLastCalledWith(0);
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('true');
});

test('an arrow at its end does nothing, and says so', async () => {
  render(<Numbers />);
  await userEvent.click(arrow('Previous'));
  expect(track().scrollLeft).toBe(0);
  expect(arrow('Previous').getAttribute('aria-disabled')).toBe('true');
});

test('it passes on a ref, an id and what describes it, and tells whether its cards are there', () => {
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
])('%o is reported with what, why and how', (props, report) => {
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

test('above 100 items only what is in view is there, each with its place in the whole', () => {
  render(<Numbers items={numbers(5000)} />);
  scrollTo(174 * 1000);
  const cells = screen.getAllByRole('listitem');
  expect(cells.length).toBeLessThan(60);
  expect(cells[0]?.getAttribute('aria-setsize')).toBe('5000');
  expect(cells.map((cell) => Number(cell.getAttribute('aria-posinset')))).toContain(2001);
  expect(cells.map((cell) => Number(cell.dataset.index))).toContain(2000);
});

test('of 101 items those out of view are not there, of 100 all are', () => {
  const { rerender } = render(<Numbers items={numbers(101)} />);
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  rerender(<Numbers items={numbers(100)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
});

test('the card with the focus stays when the track is scrolled far away', () => {
  render(<Numbers items={numbers(5000)} />);
  const link = screen.getByRole('link', { name: '2' });
  act(() => link.focus());
  scrollTo(174 * 1000);
  expect(document.activeElement).toBe(link);
  expect(screen.getByRole('link', { name: '2' })).toBe(link);
});

test('the card with the focus stays while another window is looked at', () => {
  render(<Numbers items={numbers(5000)} />);
  const link = screen.getByRole('link', { name: '2' });
  act(() => link.focus());
  scrollTo(174 * 1000);
  // The window loses the focus: the event comes, and the document keeps its active element.
  fireEvent.blur(link, { relatedTarget: null });
  expect(screen.getByRole('link', { name: '2' })).toBe(link);
  act(() => link.blur());
  expect(screen.queryByRole('link', { name: '2' })).toBeNull();
});

const focused = () => Number(document.activeElement?.textContent);

test.each([100, 5000])('arrow keys, Home and End lead from card to card of %s', async (count) => {
  render(<Numbers items={numbers(count)} />);
  act(() => screen.getByRole('link', { name: '1' }).focus());
  for (const [key, name] of [
    ['ArrowRight', 3],
    ['ArrowDown', 4],
    ['ArrowRight', 6],
    ['ArrowLeft', 4],
    ['ArrowUp', 3],
    ['End', count],
    ['ArrowLeft', count - 2],
    ['Home', 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(focused()).toBe(name);
  }
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe(1);
});

test('from right to left the left arrow key leads on', async () => {
  render(<Numbers dir="rtl" />);
  act(() => screen.getByRole('link', { name: '1' }).focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe(3);
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe(1);
});

test('keys pass a card with nothing to focus, and leave the page alone where they lead nowhere', () => {
  const plain = [3, 5, 99, 100];
  render(<Numbers renderItem={(rank) => (plain.includes(rank) ? rank : <a href="/game">{rank}</a>)} />);
  const press = (key: string, held = {}) =>
    fireEvent.keyDown(document.activeElement as Element, { key, ...held });
  act(() => screen.getByRole('link', { name: '1' }).focus());
  expect(press('ArrowRight')).toBe(false);
  expect(focused()).toBe(7);
  expect(press('ArrowUp')).toBe(true);
  expect(press('PageDown')).toBe(true);
  expect(press('ArrowLeft', { altKey: true })).toBe(true);
  expect(press('End')).toBe(true);
  expect(focused()).toBe(7);
});

test('keys of a text field within a card are its own', () => {
  render(<Numbers renderItem={(rank) => <input aria-label={`Note ${rank}`} />} />);
  const note = screen.getByRole('textbox', { name: 'Note 1' });
  act(() => note.focus());
  expect(fireEvent.keyDown(note, { key: 'ArrowRight' })).toBe(true);
  expect(document.activeElement).toBe(note);
});

test('up to 100 items the cards are not rendered again when an arrow wakes up', () => {
  const renderItem = vi.fn((rank: number) => rank);
  const itemKey = (rank: number) => rank;
  const items = numbers(100);
  render(<Carousel title="Top 100 Games" items={items} itemKey={itemKey} renderItem={renderItem} />);
  const before = renderItem.mock.calls.length;
  scrollTo(600);
  expect(renderItem.mock.calls.length).toBe(before);
});

test.each([100, 5000])(
  'a server sends %s items without inline style, and not more than are needed',
  (count) => {
    const html = renderToString(<Numbers items={numbers(count)} />);
    expect(html).not.toContain('style=');
    expect(html.match(/<li/g)?.length).toBeLessThanOrEqual(100);
  },
);

test('scripts of pages without React find its track and its arrows', () => {
  render(<Numbers />);
  expect(track().matches('[data-part="track"]')).toBe(true);
  const ways = [arrow('Previous'), arrow('Next')].map((one) => one.getAttribute('data-direction'));
  expect(ways).toEqual(['previous', 'next']);
});

test('the first Tab stop skips the carousel without a history entry; there is none without items', async () => {
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
