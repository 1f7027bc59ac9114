import { useState } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface AvatarProps extends RootAttributes<HTMLSpanElement> {
  /** The person's display name or username: its first letter stands in for a missing picture. */
  name: string;
  /** Address of the picture; empty, missing or failing shows the initial. */
  src?: string | null;
  /** 24, 44, 60 or 88 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Makes it an image with these words. Without them it is decoration, for the name stands beside it. */
  label?: string;
}

/** A person's picture in a gold ring, or the initial. Renders a `<span>` element. */
export function Avatar({ name, src, size = 'md', label, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const words = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const shown = src && src !== failed ? src : null;
  return (
    <Root {...words} {...rest} size={size} data-state={shown ? 'picture' : 'initial'}>
      {shown ? (
        <Picture
          key={shown}
          alt=""
          src={shown}
          referrerPolicy="no-referrer"
          // A picture of the server's HTML may have failed before React listened.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(shown);
          }}
          onError={() => setFailed(shown)}
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
  color: '$champagneLight',
  backgroundColor: '$surfaceHigh',
  backgroundImage: 'linear-gradient(160deg, #1D4470, #0F2A49)',
  fontWeight: '$title',
  lineHeight: 1,
  userSelect: 'none',
  variants: {
    // The initial is a drawing in its circle: larger letters of the reader leave it whole.
    size: {
      xs: { width: '24px', height: '24px', fontSize: '12px' },
      sm: { width: '44px', height: '44px', fontSize: '18px' },
      md: { width: '60px', height: '60px', fontSize: '22px', boxShadow: '0 0 0 6px rgba(255,255,255,.06)' },
      lg: { width: '88px', height: '88px', fontSize: '36px', boxShadow: '0 0 0 6px rgba(255,255,255,.06)' },
    },
  },
});

const Picture = styled('img', { width: '100%', height: '100%', objectFit: 'cover' });
