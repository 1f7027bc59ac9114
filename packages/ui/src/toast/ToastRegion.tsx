import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { styled } from '../theme/stitches.ts';
import type { Toaster, ToastMessage } from './createToaster.ts';
import { Toast } from './Toast.tsx';
import { useFocusBack } from './useFocusBack.ts';

export interface ToastRegionProps {
  /** Whose messages appear here. */
  toaster: Toaster;
  /** Name of the landmark; the key that leads to it is read with it. */
  label?: string;
}

/**
 * Where the messages of a toaster appear, once per page: over its foot, read out when there is a pause. F8 leads to them,
 * they wait under a pointer, with the focus inside and while the window is away, and go with Escape or a swipe.
 * Renders an `<ol>` element in a landmark, in the browser only.
 */
export function ToastRegion({ toaster, label = 'Notifications' }: ToastRegionProps) {
  const messages = useSyncExternalStore(toaster.subscribe, toaster.getMessages, onServer);
  const { listen, giveBack } = useFocusBack();
  if (!messages) return null;

  const handleGone = (id: number) => {
    toaster.dismiss(id);
    if (toaster.getMessages().length === 0) giveBack();
  };
  return (
    <RadixToast.Provider swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}>
      {messages.map((message) => (
        <Toast key={message.id} {...message} onGone={() => handleGone(message.id)} />
      ))}
      <Viewport ref={listen} label={`${label} ({hotkey})`} />
    </RadixToast.Provider>
  );
}

// Radix writes a style attribute, which a strict policy refuses in a server's HTML; a server has no messages anyway.
const onServer = (): readonly ToastMessage[] | null => null;

const Viewport = styled(RadixToast.Viewport, {
  position: 'fixed',
  zIndex: '$toast',
  insetInline: '$4',
  bottom: '$4',
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  pointerEvents: 'none',
  // Whoever comes here by F8 goes on to the messages by Tab: they show where the focus is.
  '&:focus-visible': { outline: '2px solid $colors$goldPure', outlineOffset: '4px', borderRadius: '$card' },
  '@sm': { insetInline: 'auto $6', bottom: '$6', width: '380px' },
});
