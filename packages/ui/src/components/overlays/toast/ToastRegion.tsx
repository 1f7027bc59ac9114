import * as RadixToast from '@radix-ui/react-toast';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { StylingProps } from '../../../elements/RootAttributes.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { goldLineStyle } from '../../../theme/goldLineStyle.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { Icon } from '../../graphics/icon/Icon.tsx';
import type { Toaster, ToastMessage } from './createToaster.ts';

export interface ToastRegionProps extends StylingProps {
  /** The toaster whose messages are shown. */
  toaster: Toaster;
  /** Name of the landmark, 'Notifications' by default; the key F8 is appended to it. */
  label?: string;
  /** The corner of the window: `start` for messages beside those of another region, on a phone above them. */
  placement?: 'start' | 'end';
}

/**
 * Shows the messages of a toaster at the bottom of the window and announces them politely; render it once per page. F8 moves
 * the focus to the messages. Their duration is paused on hover, on focus within and while the window has no focus; Escape or a
 * swipe closes them. Renders an `<ol>` element in a landmark while there are messages, in the browser only.
 */
export function ToastRegion({ toaster, label, placement = 'end', ...styling }: ToastRegionProps) {
  const translate = useTranslate();
  const messages = useSyncExternalStore(toaster.subscribe, toaster.getMessages, getServerSnapshot);
  const { regionRef, restoreFocus } = useRestoreFocus();
  // An empty landmark would have no use, and would share its name with those of other toasters.
  if (messages.length === 0) return null;

  const handleClose = (id: number) => {
    toaster.dismiss(id);
    if (toaster.getMessages().length === 0) restoreFocus();
  };
  return (
    <RadixToast.Provider
      label={translate('Notification')}
      swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}
    >
      {messages.map((message) => (
        <Toast key={message.id} {...message} onClose={() => handleClose(message.id)} />
      ))}
      <Viewport
        {...styling}
        ref={regionRef}
        placement={placement}
        hotkey={hotkey}
        label={`${label ?? translate('Notifications')} (${hotkey})`}
      />
    </RadixToast.Provider>
  );
}

const hotkey = ['F8'];

// Radix renders a style attribute, which a strict CSP blocks in server-rendered HTML; a server has no messages anyway.
const noMessages: readonly ToastMessage[] = [];
const getServerSnapshot = () => noMessages;

const Viewport = styled(RadixToast.Viewport, {
  position: 'fixed',
  zIndex: '$toast',
  insetInline: '$4',
  bottom: '$4',
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  pointerEvents: 'none',
  // Only visible after F8: Tab moves the focus on to the messages, which have a focus ring of their own.
  '&:focus-visible': { outline: '2px solid $colors$goldPure', outlineOffset: '4px', borderRadius: '$card' },
  '@sm': { bottom: '$6', width: '380px' },
  variants: {
    placement: {
      end: { '@sm': { insetInline: 'auto $6' } },
      start: { bottom: 'calc(2 * $space$4 + 76px)', '@sm': { insetInline: '$6 auto', bottom: '$6' } },
    },
  },
});

/** Stores the element that had the focus before the messages, to restore it when the last message is closed. */
function useRestoreFocus() {
  const region = useRef<Element>(null);
  const previousFocus = useRef<HTMLElement>(null);

  const regionRef = useCallback((list: HTMLElement | null) => {
    const element = list?.closest('[role="region"]') ?? null;
    region.current = element;
    const storeFocus = (event: Event) => {
      const previous = (event as FocusEvent).relatedTarget;
      if (previous instanceof HTMLElement && !element?.contains(previous)) previousFocus.current = previous;
    };
    element?.addEventListener('focusin', storeFocus);
    return () => element?.removeEventListener('focusin', storeFocus);
  }, []);

  const restoreFocus = useCallback(() => {
    if (region.current?.contains(document.activeElement)) previousFocus.current?.focus();
  }, []);

  return { regionRef, restoreFocus };
}

interface ToastProps extends ToastMessage {
  /** Called when the message has expired or was closed. */
  onClose: () => void;
}

/** One message of a `ToastRegion`, announced politely (`aria-live`): no message justifies an interruption. */
function Toast({ text, tone, duration, action, onClose }: ToastProps) {
  const translate = useTranslate();
  return (
    <Root type="background" duration={duration} onOpenChange={(open) => !open && onClose()}>
      <IconSlot tone={tone}>
        <Icon name={icons[tone]} />
      </IconSlot>
      <Message>{text}</Message>
      {action && (
        <RadixToast.Action asChild altText={action.alternative}>
          <Button size="sm" onClick={action.onSelect}>
            {action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <IconButton icon="cross" label={translate('Close')} size="sm" />
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
  backgroundColor: detail('popover'),
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
