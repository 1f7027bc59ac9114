import type { ReactNode } from 'react';
import { pageClass } from '../../../elements/pageClass.ts';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';

export interface BackdropProps extends RootAttributes<HTMLDivElement> {
  /** URL of the image; it is blurred, so a small one is enough. */
  imageUrl?: string | null;
  /** The same image in other widths, in the syntax of the `srcset` attribute. */
  imageSet?: string | null;
  /** Shown if the image is missing or fails to load; see `fallback` of `Image`. */
  fallback?: ImageProps['fallback'];
  /** Content in front of the image. */
  children: ReactNode;
}

/**
 * The blurred cover of a title behind the top of its page. In a `Page` it is as wide as the window and starts at its top;
 * elsewhere it is limited to its own box. Renders a `<div>` element.
 */
export function Backdrop({ imageUrl, imageSet, fallback, children, ...rest }: BackdropProps) {
  return (
    <Root {...rest}>
      <ImageLayer aria-hidden="true">
        <Image
          src={imageUrl}
          srcSet={imageSet}
          fallback={fallback}
          alt=""
          // The image is blurred over the whole window: the size of a cover is enough.
          width={320}
          height={140}
          fit="fill"
          loading="eager"
          fetchPriority="low"
        />
      </ImageLayer>
      {children}
    </Root>
  );
}

// Isolated, so that the image stays behind these children. In a `Page` the image is positioned relative to the document.
const Root = styled('div', {
  position: 'relative',
  isolation: 'isolate',
  [`.${pageClass} &`]: { position: 'static' },
});

const ImageLayer = styled('div', {
  position: 'absolute',
  zIndex: -1,
  top: 0,
  insetInline: 0,
  height: '560px',
  maxHeight: '100%',
  [`.${pageClass} &`]: { maxHeight: 'none' },
  overflow: 'hidden',
  opacity: 0.34,
  maskImage: detail('backdropMask'),
  pointerEvents: 'none',
  '& > *': { backgroundColor: 'transparent', filter: 'blur(7px) saturate(1.15)', transform: 'scale(1.04)' },
  '@contrast': { display: 'none' },
  '@forcedColors': { display: 'none' },
});
