import { type RefObject, useEffect } from 'react';

/**
 * @internal Calls `onReset` when the form of the control is reset, unless the page prevents the reset: React keeps the state of a
 * component then.
 */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  // After each render, because `onReset` refers to its state.
  useEffect(() => {
    const handleReset = (event: Event) => {
      const form = control.current?.form;
      if (form && event.target === form && !event.defaultPrevented) onReset();
    };
    // On the document, where handlers of the page have decided whether they prevent the reset.
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  });
}
