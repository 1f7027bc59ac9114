import type { ComponentProps } from 'react';
import { useCallback } from 'react';
import { passRef } from '../theme/passRef.ts';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { reportMisuse } from '../theme/reportMisuse.ts';
import { css } from '../theme/stitches.ts';
import { type LazyImage, useImageSource } from './useImageSource.ts';

export interface ImageProps extends RootAttributes<HTMLImageElement, 'aria-label' | 'role'> {
  /** Missing, or failing to load, it gives way to `fallback`. */
  src?: string | null;
  /** What one sees in it, or its title; empty where the words beside it say the same, and it is then not read. */
  alt: string;
  /** The width it is laid out in, in CSS pixels; narrower places keep the ratio. */
  width: number;
  /** The height it is laid out in, in CSS pixels. */
  height: number;
  /** The stand-in: an address, or a function that gives one when it is needed. */
  fallback?: string | LazyImage;
  /** `fixed` keeps the given size, `fluid` shrinks with its column, `fill` covers its box. */
  fit?: 'fixed' | 'fluid' | 'fill';
  /** `card` and `thumb` round the corners. */
  radius?: 'none' | 'thumb' | 'card';
  /** Lazy unless it stands in the first view. */
  loading?: 'lazy' | 'eager';
  /** High for the one image that the first view is about. */
  fetchPriority?: 'high' | 'low' | 'auto';
  /** The same picture in other widths, as HTML writes it; for `src` alone, never for the stand-in. */
  srcSet?: string | null;
}

/**
 * An image that keeps its place: a calm colour until it is there, and its stand-in when it never comes.
 * Renders an `<img>` element, which the ref is of; an `<svg>` element while there is nothing to show.
 */
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
  ref,
  ...rest
}: ImageProps) {
  reportMisuse(
    !(width > 0 && height > 0),
    `An Image is ${width} wide and ${height} high. It keeps no place for its picture, and what stands below jumps when that has come. Pass the pixels it is laid out in as width and height.`,
  );
  const { shown, handleError } = useImageSource(src, fallback);
  const className = look({ fit, radius }).className;

  const listen = useCallback(
    (image: HTMLImageElement | null) => {
      // An image of the server's page may have failed before anyone listened: asked again, it says so again.
      if (image?.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? '';
      return passRef(ref, image);
    },
    [ref],
  );

  if (!shown) {
    const place = { ...rest, className, alt, width, height } as EmptyPlaceProps;
    return <EmptyPlace {...place} />;
  }
  return (
    <img
      {...rest}
      ref={listen}
      className={className}
      src={shown}
      {...(srcSet && shown === src && { srcSet, sizes: `${width}px` })}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding="async"
      onError={(event) => {
        rest.onError?.(event);
        handleError();
      }}
    />
  );
}

interface EmptyPlaceProps extends ComponentProps<'svg'> {
  alt: string;
}

// A drawing without content: it has a width, a height and a ratio as an image has them, and needs no inline style.
function EmptyPlace({ alt, ...rest }: EmptyPlaceProps) {
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return <svg viewBox={`0 0 ${rest.width} ${rest.height}`} {...name} {...rest} />;
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
