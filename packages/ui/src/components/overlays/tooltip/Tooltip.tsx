import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import type { StylingProps } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { TooltipContent } from './TooltipContent.tsx';

export interface TooltipProps extends StylingProps {
  /** Text, without interactive elements. */
  content: ReactNode;
  /** The trigger: one focusable element that accepts a ref and passes other props to its element. */
  children: ReactElement;
  /** Preferred side; the opposite one if there is no room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Controlled: whether it is open; update it in `onOpenChange`. */
  open?: boolean;
  /** Uncontrolled: initially open, for example for a tooltip that was loaded on hover. */
  defaultOpen?: boolean;
  /** Called when it opens or requests to close. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Additional text on hover and focus, controlled or uncontrolled. Escape closes it, and the pointer may move onto it. It is not
 * available by touch: put essential information into the page. Renders a `<div>` element at the end of the body while open.
 */
export function Tooltip({ content, children, side = 'top', className, style, ...state }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root {...state}>
        <RadixTooltip.Trigger asChild ref={reportUnfocusable}>
          {children}
        </RadixTooltip.Trigger>
        <TooltipContent side={side} className={className} style={style}>
          {content}
        </TooltipContent>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

function reportUnfocusable(trigger: HTMLElement | null): void {
  reportMisuse(
    trigger !== null && trigger.tabIndex < 0,
    'The child of a Tooltip is not focusable. Keyboard users cannot read the tooltip. Put it around a button, a link or a control.',
  );
}
