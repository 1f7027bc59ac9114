import { useEffectEvent } from '@gildshelf/ui';
import { useEffect, useRef, useState } from 'react';
import { messageOfFailure } from '../messageOfFailure.ts';

/**
 * A value that is saved `delay` ms after its last change, when `flush` is called, and when the component is removed. A value that could
 * not be saved stays, and is saved again with the next change or `flush`.
 */
export function useAutosave<Value>(saved: Value, delay: number, save: (value: Value) => Promise<unknown>) {
  const [draft, setDraft] = useState<{ readonly value: Value }>();
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<string>();
  const isSaving = useRef(false);
  const unsaved = useRef<{ readonly value: Value }>(undefined);

  function change(value: Value) {
    unsaved.current = { value };
    setDraft({ value });
    setState('idle');
  }

  async function flush() {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      // A value that is changed while an earlier one is being saved is saved after it.
      while (unsaved.current) {
        const sent = unsaved.current;
        setState('saving');
        setProblem(undefined);
        await save(sent.value);
        if (unsaved.current !== sent) continue;
        unsaved.current = undefined;
        setDraft(undefined);
        setState('saved');
      }
    } catch (error) {
      setState('idle');
      setProblem(messageOfFailure(error));
    } finally {
      isSaving.current = false;
    }
  }

  const flushLater = useEffectEvent(() => void flush());
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => flushLater(), delay);
    return () => clearTimeout(timer);
  }, [draft, delay]);
  useEffect(() => () => flushLater(), []);

  return {
    value: draft ? draft.value : saved,
    change,
    flush,
    state,
    problem,
    isUnsaved: draft !== undefined,
  };
}
