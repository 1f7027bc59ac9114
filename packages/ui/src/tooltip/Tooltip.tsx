import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { reportMisuse } from '../theme/reportMisuse.ts';
import { TooltipContent } from './TooltipContent.tsx';

export interface TooltipProps {
  /** Words only: nothing in it can be operated. */
  content: ReactNode;
  /** What it explains: one element that can have the focus, takes a ref and passes on its other props. */
  children: ReactElement;
  /** Where it stands if there is room; else on the other side. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Controlled: whether it is there; follow `onOpenChange`. */
  open?: boolean;
  /** Uncontrolled: open at once, as for a tooltip that was loaded because of a hover. */
  defaultOpen?: boolean;
  /** It has come, or wants to go. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * More words on hover and focus, controlled or uncontrolled. Escape closes it, and the pointer may move onto it. A finger
 * cannot hover: what everybody must know stands in the page. Renders a `<div>` element at the end of the body while it is open.
 */
export function Tooltip({ content, children, side = 'top', ...state }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root {...state}>
        <RadixTooltip.Trigger asChild ref={reportUnfocusable}>
          {children}
        </RadixTooltip.Trigger>
        <TooltipContent side={side}>{content}</TooltipContent>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

function reportUnfocusable(trigger: HTMLElement | null): void {
  reportMisuse(
    trigger !== null && trigger.tabIndex < 0,
    'A Tooltip explains an element that cannot have the focus. Whoever uses a keyboard never gets to read it. Put it around a button, a link or a control.',
  );
}
