import type { ReactNode } from 'react';
import { Image, type ImageProps } from '../image/Image.tsx';
import { pageClass } from '../layout/pageClass.ts';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface BackdropProps extends RootAttributes<HTMLDivElement> {
  /** Address of the picture; it is blurred, so a small one does. */
  imageUrl?: string | null;
  /** The same picture in other widths, as HTML writes a `srcset`. */
  imageSet?: string | null;
  /** What stands in for a picture that is missing or fails, as `Image` takes it. */
  fallback?: ImageProps['fallback'];
  /** What stands in front of it. */
  children: ReactNode;
}

/**
 * A title's own colours behind its head: the cover, blurred, fading into the night. In a `Page` it is as wide as the window and
 * starts at its top; elsewhere it stays within its own box. Renders a `<div>` element.
 */
export function Backdrop({ imageUrl, imageSet, fallback, children, ...rest }: BackdropProps) {
  return (
    <Root {...rest}>
      <Picture aria-hidden="true">
        <Image
          src={imageUrl}
          srcSet={imageSet}
          fallback={fallback}
          alt=""
          // Blurred over the whole window: the size that a cover has beside it is enough.
          width={320}
          height={140}
          fit="fill"
          loading="eager"
          fetchPriority="low"
        />
      </Picture>
      {children}
    </Root>
  );
}

// Isolated, so that the image stays behind these children; within `Page` the document positions it, not this element.
const Root = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  [`.${pageClass} &`]: { position: 'static' },
});

const Picture = styled('div', {
  position: 'absolute',
  zIndex: -1,
  top: 0,
  insetInline: 0,
  height: '560px',
  maxHeight: '100%',
  [`.${pageClass} &`]: { maxHeight: 'none' },
  overflow: 'hidden',
  opacity: 0.34,
  maskImage: 'linear-gradient(#000 10%, rgba(0,0,0,.55) 55%, transparent)',
  pointerEvents: 'none',
  '& > *': { backgroundColor: 'transparent', filter: 'blur(7px) saturate(1.15)', transform: 'scale(1.04)' },
  '@contrast': { display: 'none' },
  '@forcedColors': { display: 'none' },
});
