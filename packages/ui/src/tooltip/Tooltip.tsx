import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { TooltipContent } from './TooltipContent.tsx';

export interface TooltipProps {
  /** Words only: nothing in it can be operated. */
  content: ReactNode;
  /** What it explains: one element that can have the focus, takes a ref and passes on its other props. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Open at once: for a tooltip that was loaded because of a hover. */
  defaultOpen?: boolean;
}

/** More words on hover and focus. Escape closes it, and the pointer may move onto it. */
export function Tooltip({ content, children, side = 'top', defaultOpen }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root defaultOpen={defaultOpen}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <TooltipContent side={side}>{content}</TooltipContent>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
