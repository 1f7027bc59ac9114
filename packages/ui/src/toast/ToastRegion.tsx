import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { styled } from '../theme/stitches.ts';
import type { Toaster, ToastMessage } from './createToaster.ts';
import { Toast } from './Toast.tsx';
import { useRestoreFocus } from './useRestoreFocus.ts';

export interface ToastRegionProps {
  /** The toaster whose messages are shown. */
  toaster: Toaster;
  /** Name of the landmark; the key F8 is appended to it. */
  label?: string;
}

/**
 * Shows the messages of a toaster at the bottom of the window and announces them politely; render it once per page. F8 moves
 * the focus to the messages. Their duration is paused on hover, on focus within and while the window has no focus; Escape or a
 * swipe closes them. Renders an `<ol>` element in a landmark, in the browser only.
 */
export function ToastRegion({ toaster, label = 'Notifications' }: ToastRegionProps) {
  const messages = useSyncExternalStore(toaster.subscribe, toaster.getMessages, getServerSnapshot);
  const { regionRef, restoreFocus } = useRestoreFocus();
  if (!messages) return null;

  const handleClose = (id: number) => {
    toaster.dismiss(id);
    if (toaster.getMessages().length === 0) restoreFocus();
  };
  return (
    <RadixToast.Provider swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}>
      {messages.map((message) => (
        <Toast key={message.id} {...message} onClose={() => handleClose(message.id)} />
      ))}
      <Viewport ref={regionRef} label={`${label} ({hotkey})`} />
    </RadixToast.Provider>
  );
}

// Radix renders a style attribute, which a strict CSP blocks in server-rendered HTML; a server has no messages anyway.
const getServerSnapshot = (): readonly ToastMessage[] | null => null;

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
  '@sm': { insetInline: 'auto $6', bottom: '$6', width: '380px' },
});
