import { useState } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import * as palette from '../../../theme/palette.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';

export interface AvatarProps extends RootAttributes<HTMLSpanElement> {
  /** Display name or username; its first character is shown if there is no image. */
  name: string;
  /** URL of the image; if it is empty or missing or fails to load, the initial is shown. */
  src?: string | null;
  /** 24, 44, 60 or 88 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Accessible name, with `role="img"`. Without it the avatar is decorative: the name is expected beside it. */
  label?: string;
}

/** The image of a user in a gold ring, or the initial of the name. Renders a `<span>` element. */
export function Avatar({ name, src, size = 'md', label, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const labelling = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const imageUrl = src && src !== failed ? src : null;
  return (
    <Root {...labelling} {...rest} size={size} data-state={imageUrl ? 'image' : 'initial'}>
      {imageUrl ? (
        <AvatarImage
          key={imageUrl}
          alt=""
          src={imageUrl}
          referrerPolicy="no-referrer"
          // A server-rendered image may have failed to load before hydration attached `onError`.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(imageUrl);
          }}
          onError={() => setFailed(imageUrl)}
        />
      ) : (
        initialOf(name)
      )}
    </Root>
  );
}

function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase('en-GB');
}

const Root = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '$pill',
  border: '1px solid $gold',
  // Dark in every theme, like a cover.
  color: palette.champagneLight,
  backgroundImage: 'linear-gradient(160deg, #1D4470, #0F2A49)',
  fontWeight: '$title',
  lineHeight: 1,
  userSelect: 'none',
  variants: {
    // Font sizes in pixels: the initial must fit into its circle at every font size of the browser.
    size: {
      xs: { width: '24px', height: '24px', fontSize: '12px' },
      sm: { width: '44px', height: '44px', fontSize: '18px' },
      md: { width: '60px', height: '60px', fontSize: '22px', boxShadow: `0 0 0 6px ${detail('ring')}` },
      lg: { width: '88px', height: '88px', fontSize: '36px', boxShadow: `0 0 0 6px ${detail('ring')}` },
    },
  },
});

const AvatarImage = styled('img', { width: '100%', height: '100%', objectFit: 'cover' });
