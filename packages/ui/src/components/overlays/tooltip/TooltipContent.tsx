import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { useIslandClass } from '../../../elements/islandClass.ts';
import type { StylingProps } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';

export interface TooltipContentProps extends StylingProps {
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Element into which it is rendered; by default the end of the body. */
  container?: HTMLElement;
  children: ReactNode;
}

/** @internal The box of a tooltip. */
export function TooltipContent({ side = 'top', container, className, style, children }: TooltipContentProps) {
  return (
    <RadixTooltip.Portal container={container}>
      <Box
        className={useIslandClass(className)}
        style={style}
        side={side}
        sideOffset={6}
        collisionPadding={12}
      >
        {children}
      </Box>
    </RadixTooltip.Portal>
  );
}

const Box = styled(RadixTooltip.Content, {
  zIndex: '$tooltip',
  maxWidth: '280px',
  padding: '$2 $3',
  border: '1px solid $hairlineStrong',
  borderRadius: '$thumb',
  color: '$text',
  backgroundColor: detail('popover'),
  fontSize: '$14',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  boxShadow: '$card',
  transition: 'opacity $transitions$quick',
  '@starting-style': { opacity: 0 },
});
