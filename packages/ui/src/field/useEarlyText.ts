import { type Ref, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useEffectEvent } from '../effect-event/useEffectEvent.ts';
import { passRef } from '../theme/passRef.ts';

export interface EarlyTextOptions {
  ref: Ref<HTMLInputElement> | undefined;
  /** What it shows; undefined where it is not controlled. */
  value: string | undefined;
  onChange: ((value: string) => void) | undefined;
}

/**
 * @internal A server's page can be typed in before its script is there: what a controlled input holds by then is told as if
 * it were typed now. Returns the input, and the ref that it has to have.
 */
export function useEarlyText({ ref, value, onChange }: EarlyTextOptions) {
  const input: RefObject<HTMLInputElement | null> = useRef(null);
  const setInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      return passRef(ref, element);
    },
    [ref],
  );
  const takeEarlyText = useEffectEvent(() => {
    const text = input.current?.value ?? value;
    if (value !== undefined && text !== undefined && text !== value) onChange?.(text);
  });
  useLayoutEffect(() => takeEarlyText(), []);
  return { input, setInput };
}
