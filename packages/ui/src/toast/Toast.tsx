import * as RadixToast from '@radix-ui/react-toast';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { goldLine } from '../theme/goldLine.ts';
import { styled } from '../theme/stitches.ts';
import type { ToastMessage } from './createToaster.ts';

export interface ToastProps extends ToastMessage {
  /** Its time is over, or somebody closed it. */
  onGone: () => void;
}

/** @internal One message of a `ToastRegion`: politely read, for no message of ours is worth an interruption. */
export function Toast({ text, tone, duration, onGone }: ToastProps) {
  return (
    <Root type="background" duration={duration} onOpenChange={(open) => !open && onGone()}>
      <Sign tone={tone}>
        <Icon name={icons[tone]} />
      </Sign>
      <Words>{text}</Words>
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
  // Gone: what a swipe has moved out does not come back for the moment until it is taken away.
  '&[data-swipe="end"]': { opacity: 0 },
  '&::before': goldLine('bottom'),
});

const Sign = styled('span', {
  variants: {
    tone: { danger: { color: '$danger' }, info: { color: '$info' }, success: { color: '$success' } },
  },
});

const Words = styled(RadixToast.Description, { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
