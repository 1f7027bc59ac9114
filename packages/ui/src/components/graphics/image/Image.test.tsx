// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Image } from './Image.tsx';

const size = { width: 150, height: 180 };

afterEach(cleanup);

test('an image has width and height and is loaded lazily, so that it causes no layout shift', () => {
  render(<Image src="/a.jpg" alt="A cover" {...size} />);
  const image = screen.getByRole('img', { name: 'A cover' });
  expect(image).toHaveProperty('width', 150);
  expect(image).toHaveProperty('height', 180);
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('an image that fails to load is replaced by its fallback at the same size', () => {
  render(<Image src="/gone.jpg" srcSet="/gone-2x.jpg 2x" alt="A cover" fallback="/drawn.svg" {...size} />);
  fireEvent.error(screen.getByRole('img'));
  const image = screen.getByRole('img', { name: 'A cover' });
  expect(image.getAttribute('src')).toBe('/drawn.svg');
  expect(image.getAttribute('srcset')).toBeNull();
  expect(image.getAttribute('width')).toBe('150');
});

test('without a URL the fallback is shown immediately', () => {
  render(<Image src={null} alt="A cover" fallback="/drawn.svg" {...size} />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/drawn.svg');
});

test('a fallback function is called once, and only when the image fails', async () => {
  const generate = vi.fn(async () => 'data:image/svg+xml,drawn');
  const { rerender } = render(<Image src="/a.jpg" alt="A cover" fallback={generate} {...size} />);
  expect(generate).not.toHaveBeenCalled();
  fireEvent.error(screen.getByRole('img'));
  await vi.waitFor(() =>
    expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/svg+xml,drawn'),
  );
  rerender(<Image src="/a.jpg" alt="A cover" fallback={() => generate()} {...size} />);
  expect(generate).toHaveBeenCalledOnce();
});

test('when the fallback fails as well, an empty placeholder of the same size remains', () => {
  render(<Image src="/gone.jpg" alt="A cover" fallback="/gone.svg" {...size} />);
  fireEvent.error(screen.getByRole('img'));
  fireEvent.error(screen.getByRole('img'));
  const placeholder = screen.getByRole('img', { name: 'A cover' });
  expect(placeholder.tagName).toBe('svg');
  expect(placeholder.getAttribute('height')).toBe('180');
});

test('after a failure, an image with a new URL is loaded', () => {
  const { rerender } = render(<Image src="/gone.jpg" alt="A cover" fallback="/drawn.svg" {...size} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Image src="/b.jpg" alt="A cover" fallback="/drawn.svg" {...size} />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/b.jpg');
});

test('attributes, events and the ref are passed to the image, attributes also to the placeholder', () => {
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

test('an image with an empty alt is hidden from screen readers, with and without a URL', () => {
  const { container, rerender } = render(<Image src="/a.jpg" alt="" {...size} />);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  rerender(<Image alt="" {...size} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

test('srcset and sizes apply to the image but not to its fallback, and the image is decoded asynchronously', () => {
  render(
    <Image src="/a.jpg" srcSet="/a.jpg 150w, /b.jpg 300w" alt="A cover" fallback="/drawn.svg" {...size} />,
  );
  const image = screen.getByRole('img');
  expect(image.getAttribute('sizes')).toBe(`${size.width}px`);
  expect(image.getAttribute('decoding')).toBe('async');
  fireEvent.error(image);
  expect(screen.getByRole('img').hasAttribute('sizes')).toBe(false);
});

test('renders without inline styles on the server', () => {
  const html = renderToString(<Image alt="A cover" fallback={async () => ''} {...size} />);
  expect(html).not.toContain('style=');
});

test('reports a size that reserves no space', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Image alt="" width={0} height={180} />);
  expect(consoleError.mock.calls[0]?.[0]).toContain('An Image is 0 wide and 180 high.');
  consoleError.mockRestore();
});
