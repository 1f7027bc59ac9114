import * as RadixToast from '@radix-ui/react-toast';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { goldLineStyle } from '../theme/goldLineStyle.ts';
import { styled } from '../theme/stitches.ts';
import type { ToastMessage } from './createToaster.ts';

export interface ToastProps extends ToastMessage {
  /** Called when the message has expired or was closed. */
  onClose: () => void;
}

/** @internal One message of a `ToastRegion`, announced politely (`aria-live`): no message justifies an interruption. */
export function Toast({ text, tone, duration, onClose }: ToastProps) {
  return (
    <Root type="background" duration={duration} onOpenChange={(open) => !open && onClose()}>
      <IconSlot tone={tone}>
        <Icon name={icons[tone]} />
      </IconSlot>
      <Message>{text}</Message>
      <RadixToast.Close asChild>
        <IconButton icon="cross" label="Close" size="sm" />
      </RadixToast.Close>
    </Root>
  );
}

const icons = { success: 'check', info: 'info', danger: 'warning' } as const;

const Root = styled(RadixToast.Root, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '56px',
  padding: '$3 $3 $3 $4',
  border: '1px solid $hairlineStrong',
  borderRadius: '$card',
  backgroundColor: '$surfaceHigh',
  boxShadow: '$popover',
  pointerEvents: 'auto',
  transition: 'opacity $transitions$calm, transform $transitions$calm',
  '@starting-style': { opacity: 0, transform: 'translateY(16px)' },
  '&[data-swipe="move"]': { transition: 'none', transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  // Keeps a message that was swiped away invisible until it is removed.
  '&[data-swipe="end"]': { opacity: 0 },
  '&::before': goldLineStyle('bottom'),
});

const IconSlot = styled('span', {
  variants: {
    tone: { danger: { color: '$danger' }, info: { color: '$info' }, success: { color: '$success' } },
  },
});

const Message = styled(RadixToast.Description, { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
