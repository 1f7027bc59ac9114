import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { css } from '../theme/stitches.ts';
import { type LazyImage, useImageSource } from './useImageSource.ts';

export interface ImageProps {
  /** Missing, or failing to load, it gives way to `fallback`. */
  src?: string | null;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** The size it is laid out in, in CSS pixels; narrower places keep the ratio. */
  width: number;
  height: number;
  /** An address, a function that gives one when it is needed, or something to show in place of an image. */
  fallback?: string | LazyImage | Exclude<ReactNode, string>;
  /** `fixed` keeps the given size, `fluid` shrinks with its column, `fill` covers its box. */
  fit?: 'fixed' | 'fluid' | 'fill';
  /** `card` and `thumb` round the corners. */
  radius?: 'none' | 'thumb' | 'card';
  /** Lazy unless it stands in the first view. */
  loading?: 'lazy' | 'eager';
  /** High for the one image that the first view is about. */
  fetchPriority?: 'high' | 'low' | 'auto';
  srcSet?: string;
  sizes?: string;
}

/** An image that keeps its place: a calm colour until it is there, and its stand-in when it never comes. */
export function Image({
  src,
  alt,
  width,
  height,
  fallback,
  fit = 'fluid',
  radius = 'none',
  loading = 'lazy',
  fetchPriority,
  srcSet,
  sizes,
}: ImageProps) {
  const isAddress = typeof fallback === 'string' || typeof fallback === 'function';
  const { shown, handleError } = useImageSource(src, isAddress ? fallback : undefined);
  const className = look({ fit, radius }).className;

  // An image of the server's page may have failed before anyone listened: asked again, it says so again.
  const listen = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? '';
  }, []);

  if (!shown && !isAddress && fallback) return <span className={className}>{fallback}</span>;
  if (!shown) return <EmptyPlace className={className} alt={alt} width={width} height={height} />;
  return (
    <img
      ref={listen}
      className={className}
      src={shown}
      srcSet={shown === src ? srcSet : undefined}
      sizes={shown === src ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding="async"
      onError={handleError}
    />
  );
}

// A drawing without content: it has a width, a height and a ratio as an image has them, and needs no inline style.
function EmptyPlace({ alt, ...size }: { className: string; alt: string; width: number; height: number }) {
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return <svg viewBox={`0 0 ${size.width} ${size.height}`} {...name} {...size} />;
}

const look = css({
  display: 'block',
  backgroundColor: '$surfaceHigh',
  objectFit: 'cover',
  overflow: 'hidden',
  color: '$textTertiary',
  fontSize: '$12',
  variants: {
    fit: {
      fixed: { maxWidth: 'none', flexShrink: 0 },
      fluid: { maxWidth: '100%', height: 'auto' },
      fill: { width: '100%', height: '100%' },
    },
    radius: { none: {}, thumb: { borderRadius: '$thumb' }, card: { borderRadius: '$card' } },
  },
});
