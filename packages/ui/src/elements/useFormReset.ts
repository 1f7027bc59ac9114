import { type RefObject, useEffect } from 'react';
import { useEffectEvent } from './useEffectEvent.ts';

/** @internal Calls `onReset` when the form of the control is reset: React keeps the state of a component then. */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const handleReset = useEffectEvent(onReset);
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, [control]);
}
