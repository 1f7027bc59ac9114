// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Image } from './Image.tsx';

const size = { width: 150, height: 180 };

afterEach(cleanup);

test('an image has its size and is lazy, so that nothing moves and nothing is fetched too early', () => {
  render(<Image src="/a.jpg" alt="A cover" {...size} />);
  const image = screen.getByRole('img', { name: 'A cover' });
  expect(image).toHaveProperty('width', 150);
  expect(image).toHaveProperty('height', 180);
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('an image that fails gives way to its stand-in, at the same size', () => {
  render(<Image src="/gone.jpg" srcSet="/gone-2x.jpg 2x" alt="A cover" fallback="/drawn.svg" {...size} />);
  fireEvent.error(screen.getByRole('img'));
  const image = screen.getByRole('img', { name: 'A cover' });
  expect(image.getAttribute('src')).toBe('/drawn.svg');
  expect(image.getAttribute('srcset')).toBeNull();
  expect(image.getAttribute('width')).toBe('150');
});

test('without an address the stand-in stands there at once', () => {
  render(<Image src={null} alt="A cover" fallback="/drawn.svg" {...size} />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/drawn.svg');
});

test('a stand-in that is drawn on demand is asked for once, and only when it is needed', async () => {
  const draw = vi.fn(async () => 'data:image/svg+xml,drawn');
  const { rerender } = render(<Image src="/a.jpg" alt="A cover" fallback={draw} {...size} />);
  expect(draw).not.toHaveBeenCalled();
  fireEvent.error(screen.getByRole('img'));
  await vi.waitFor(() =>
    expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/svg+xml,drawn'),
  );
  rerender(<Image src="/a.jpg" alt="A cover" fallback={() => draw()} {...size} />);
  expect(draw).toHaveBeenCalledOnce();
});

test('when the stand-in fails as well, an empty place of the same size remains', () => {
  render(<Image src="/gone.jpg" alt="A cover" fallback="/gone.svg" {...size} />);
  fireEvent.error(screen.getByRole('img'));
  fireEvent.error(screen.getByRole('img'));
  const place = screen.getByRole('img', { name: 'A cover' });
  expect(place.tagName).toBe('svg');
  expect(place.getAttribute('height')).toBe('180');
});

test('a new address gets a new chance', () => {
  const { rerender } = render(<Image src="/gone.jpg" alt="A cover" fallback="/drawn.svg" {...size} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Image src="/b.jpg" alt="A cover" fallback="/drawn.svg" {...size} />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/b.jpg');
});

test('attributes, events and the ref go to the image, attributes also to the empty place', () => {
  const ref = vi.fn();
  const handleError = vi.fn();
  const { rerender } = render(
    <Image src="/a.jpg" alt="A cover" data-given="yes" ref={ref} onError={handleError} {...size} />,
  );
  const image = screen.getByRole('img');
  expect(image.dataset.given).toBe('yes');
  expect(ref).toHaveBeenLastCalledWith(image);
  fireEvent.error(image);
  expect(handleError).toHaveBeenCalledOnce();
  expect(ref).toHaveBeenLastCalledWith(null);
  rerender(<Image alt="A cover" data-given="still" {...size} />);
  expect(screen.getByRole('img').getAttribute('data-given')).toBe('still');
});

test('an image without words is not read, whether it is there or not', () => {
  const { container, rerender } = render(<Image src="/a.jpg" alt="" {...size} />);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  rerender(<Image alt="" {...size} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

test('other sizes of a picture are offered for itself, not for its stand-in; it is decoded beside the page', () => {
  render(
    <Image src="/a.jpg" srcSet="/a.jpg 150w, /b.jpg 300w" alt="A cover" fallback="/drawn.svg" {...size} />,
  );
  const image = screen.getByRole('img');
  expect(image.getAttribute('sizes')).toBe(`${size.width}px`);
  expect(image.getAttribute('decoding')).toBe('async');
  fireEvent.error(image);
  expect(screen.getByRole('img').hasAttribute('sizes')).toBe(false);
});

test('a server sends no inline style', () => {
  const html = renderToString(<Image alt="A cover" fallback={async () => ''} {...size} />);
  expect(html).not.toContain('style=');
});

test('a size that keeps no place is reported', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Image alt="" width={0} height={180} />);
  expect(said.mock.calls[0]?.[0]).toContain('An Image is 0 wide and 180 high.');
  said.mockRestore();
});
