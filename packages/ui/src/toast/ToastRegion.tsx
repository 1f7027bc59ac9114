import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { styled } from '../theme/stitches.ts';
import type { Toaster, ToastMessage } from './createToaster.ts';
import { Toast } from './Toast.tsx';

export interface ToastRegionProps {
  toaster: Toaster;
}

/** Where the messages of a toaster appear, once per page: over its foot, read out when there is a pause. */
export function ToastRegion({ toaster }: ToastRegionProps) {
  const messages = useSyncExternalStore(toaster.subscribe, toaster.getMessages, onServer);
  if (!messages) return null;
  return (
    <RadixToast.Provider swipeDirection="right">
      {messages.map((message) => (
        <Toast key={message.id} {...message} onGone={() => toaster.dismiss(message.id)} />
      ))}
      <Viewport />
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
  '@sm': { insetInline: 'auto $6', bottom: '$6', width: '380px' },
});
