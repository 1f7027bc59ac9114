import { type Ref, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { assignRef } from './RootAttributes.ts';
import { useEffectEvent } from './useEffectEvent.ts';

export interface PreHydrationTextOptions {
  ref: Ref<HTMLInputElement> | undefined;
  /** Value of a controlled input; undefined for an uncontrolled one. */
  value: string | undefined;
  onChange: ((value: string) => void) | undefined;
}

/**
 * @internal Reports text that was typed into a server-rendered controlled input before hydration to `onChange`, as if it
 * were typed now. Returns the input, and the ref to set on it.
 */
export function usePreHydrationText({ ref, value, onChange }: PreHydrationTextOptions) {
  const input: RefObject<HTMLInputElement | null> = useRef(null);
  const setInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      return assignRef(ref, element);
    },
    [ref],
  );
  const reportEarlyText = useEffectEvent(() => {
    const text = input.current?.value ?? value;
    if (value !== undefined && text !== undefined && text !== value) onChange?.(text);
  });
  useLayoutEffect(() => reportEarlyText(), []);
  return { input, setInput };
}
