import type { FormProblem } from '@gildshelf/api-client/contract';
import { useRef, useState } from 'react';

/** What is done with a form's values. */
export interface FormSteps<Values> {
  /** What is wrong with them first; null lets them go. */
  readonly findProblem: (values: Values) => FormProblem | null;
  /** Sends them, and deals with failures itself. */
  readonly send: (values: Values) => Promise<void>;
}

/** A form that is sent once at a time, and only when nothing is wrong with it. */
export function useForm<Values>({ findProblem, send }: FormSteps<Values>) {
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  async function submit(values: Values) {
    if (isSending.current) return;
    const found = findProblem(values);
    setProblem(found);
    if (found) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      await send(values);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return {
    submit,
    problem,
    isBusy,
    /** A field's setter that also takes back what was wrong: whoever mends it sees the hint again, and no reproach. */
    typing: (set: (value: string) => void) => (value: string) => {
      set(value);
      setProblem(null);
    },
    /** What is wrong with one field. */
    errorOf: (field: keyof Values) => (problem?.field === field ? problem.sentence : undefined),
  };
}
