import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface EmbedPanelProps extends RootAttributes<HTMLElement> {
  /** The widget. */
  children: ReactNode;
  /** Whose it is: 'From the shelves of', with a link. */
  foot: ReactNode;
}

/**
 * A widget as it stands on somebody else's page: all of its own document, as high as what it holds. Renders a `<main>`
 * element.
 */
export function EmbedPanel({ children, foot, ...rest }: EmbedPanelProps) {
  return (
    <Body {...rest}>
      {children}
      <Foot>{foot}</Foot>
    </Body>
  );
}

const Body = styled('main', {
  // A frame that is as high as this has no bar to scroll by; what stands out of it is only glow.
  overflow: 'hidden',
  padding: '$5 $4 $4',
  '@sm': { padding: '$6 $6 $4' },
});

const Foot = styled('footer', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$touch',
  marginTop: '$5',
  paddingTop: '$2',
  borderTop: '1px solid $colors$hairline',
  color: '$textSecondary',
  fontSize: '$14',
  '& a': { display: 'flex', alignItems: 'center', minHeight: '24px' },
  // The brand word, as small as the words beside it.
  '& svg': { width: '82px', paddingBlock: '$1' },
});
