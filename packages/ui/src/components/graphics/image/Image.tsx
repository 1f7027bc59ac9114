import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { assignRef, type RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useEffectEvent } from '../../../elements/useEffectEvent.ts';
import { css } from '../../../theme/stitches.ts';

export interface ImageProps extends RootAttributes<HTMLImageElement, 'aria-label' | 'role'> {
  /** Image URL; `fallback` is shown when it is missing or fails to load. */
  src?: string | null;
  /** Text alternative; empty where adjacent text says the same, so that screen readers skip the image. */
  alt: string;
  /** Layout width in CSS pixels; in a narrower container the image shrinks and keeps its ratio. */
  width: number;
  /** Layout height in CSS pixels. */
  height: number;
  /** URL of the fallback image, or a function that returns it when it is needed. */
  fallback?: string | LazyImageUrl;
  /** `fixed` keeps the given size, `fluid` shrinks with its container, `fill` covers its container. */
  fit?: 'fixed' | 'fluid' | 'fill';
  /** Corner radius: none, of a thumbnail, or of a card. */
  radius?: 'none' | 'thumb' | 'card';
  /** Use `eager` for images in the initial viewport. */
  loading?: 'lazy' | 'eager';
  /** Use `high` for the largest image of the initial viewport only. */
  fetchPriority?: 'high' | 'low' | 'auto';
  /** `srcset` with other sizes of `src`; not used for the fallback image. */
  srcSet?: string | null;
}

/**
 * An image that reserves its space: a plain colour until it has loaded, and a fallback image if it fails to load.
 * Renders an `<img>` element, or an empty `<svg>` element when there is no image to show. The ref receives the `<img>` only.
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
    `An Image is ${width} wide and ${height} high. It reserves no space, so the content below shifts when the image has loaded. Pass its layout size in pixels as width and height.`,
  );
  const { shown, handleError } = useImageSource(src, fallback);
  const className = styles({ ...rest, fit, radius }).className;

  const imageRef = useCallback(
    (image: HTMLImageElement | null) => {
      // A server-rendered image may have failed before hydration: setting `src` again repeats the error event.
      if (image?.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? '';
      return assignRef(ref, image);
    },
    [ref],
  );

  if (!shown) {
    const placeholderProps = { ...rest, className, alt, width, height } as PlaceholderProps;
    return <Placeholder {...placeholderProps} />;
  }
  return (
    <img
      {...rest}
      ref={imageRef}
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

interface PlaceholderProps extends ComponentProps<'svg'> {
  alt: string;
}

// An empty SVG: it has width, height and ratio like an image, without an inline style.
function Placeholder({ alt, ...rest }: PlaceholderProps) {
  const nameProps = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return <svg viewBox={`0 0 ${rest.width} ${rest.height}`} {...nameProps} {...rest} />;
}

const styles = css({
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

/** Returns the URL of a fallback image; called only when it is needed, so that code that generates it can load lazily. */
type LazyImageUrl = () => Promise<string>;

/**
 * The URL to show: `source` until it fails, then `fallback` until that fails too, then none.
 * Call `handleError` when the shown URL fails to load.
 */
function useImageSource(source: string | null | undefined, fallback: string | LazyImageUrl | undefined) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [generated, setGenerated] = useState<string>();

  const isUsable = (url: string | null | undefined): url is string => !!url && !failed.includes(url);
  const fallbackUrl = typeof fallback === 'function' ? generated : fallback;
  const shown = isUsable(source) ? source : isUsable(fallbackUrl) ? fallbackUrl : undefined;

  const isLazy = typeof fallback === 'function';
  const load = useEffectEvent(async () => {
    if (typeof fallback === 'function') setGenerated(await fallback().catch(() => undefined));
  });
  const needsFallback = isLazy && !isUsable(source);
  useEffect(() => {
    if (needsFallback) void load();
  }, [needsFallback]);

  return {
    shown,
    handleError: () => {
      if (shown) setFailed((before) => [...before, shown]);
    },
  };
}
