import * as RadixPopover from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { closestLandmark } from '../../../elements/closestLandmark.ts';
import { useIslandClass } from '../../../elements/islandClass.ts';
import { leaveEscapeToCombobox } from '../../../elements/leaveEscapeToCombobox.ts';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { goldLineStyle } from '../../../theme/goldLineStyle.ts';
import { styled } from '../../../theme/stitches.ts';

export interface PopoverProps extends RootAttributes<HTMLDivElement, 'aria-label' | 'role'> {
  /** The button that opens and closes it; it must accept a ref and pass on its other props. */
  trigger: ReactElement;
  /** Accessible name; screen readers announce it when the popover opens. */
  label: string;
  /** Preferred side of the trigger; the opposite one if there is no room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The edge of the trigger that the popover is aligned with. */
  align?: 'start' | 'center' | 'end';
  /** Maximum width: 240, 320 or 440 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Controlled: whether it is open; update it in `onOpenChange`. */
  open?: boolean;
  /** Uncontrolled: whether it is open initially. */
  defaultOpen?: boolean;
  /** Called when it has opened or is to be closed. */
  onOpenChange?: (open: boolean) => void;
  /** Content: text and controls. */
  children: ReactNode;
}

/**
 * A small panel beside its trigger, controlled or uncontrolled. The focus moves to its first control; the rest of the page stays
 * usable. Renders a `<div role="dialog">` element at the end of the landmark that contains its trigger, or of the page.
 */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  size = 'md',
  open,
  defaultOpen,
  onOpenChange,
  ...rest
}: PopoverProps) {
  reportMisuse(
    !label,
    'A Popover has no label. Screen readers announce it when the popover opens, and without one they announce “dialog” only. Pass what it is about: label="Share".',
  );
  const islandClass = useIslandClass();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <RadixPopover.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild ref={setButton}>
        {trigger}
      </RadixPopover.Trigger>
      {button && (
        <RadixPopover.Portal container={closestLandmark(button)}>
          <div className={islandClass}>
            <Content
              sideOffset={8}
              collisionPadding={16}
              onEscapeKeyDown={leaveEscapeToCombobox}
              {...rest}
              aria-label={label}
              side={side}
              align={align}
              size={size}
            />
          </div>
        </RadixPopover.Portal>
      )}
    </RadixPopover.Root>
  );
}

const Content = styled(RadixPopover.Content, {
  position: 'relative',
  zIndex: '$menu',
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  width: 'max-content',
  maxHeight: 'var(--radix-popover-content-available-height)',
  padding: '$4',
  border: '1px solid $hairlineStrong',
  borderRadius: '$card',
  color: '$text',
  backgroundColor: '$surfaceHigh',
  boxShadow: '$popover',
  overflowWrap: 'anywhere',
  transition: 'opacity $transitions$quick, transform $transitions$quick',
  '@starting-style': { opacity: 0, transform: 'translateY(-6px)' },
  '&:focus': { outline: 'none' },
  '&::before': goldLineStyle('top'),
  variants: {
    size: {
      sm: { maxWidth: 'min(240px, var(--radix-popover-content-available-width))' },
      md: { maxWidth: 'min(320px, var(--radix-popover-content-available-width))' },
      lg: { maxWidth: 'min(440px, var(--radix-popover-content-available-width))' },
    },
  },
});
