import type { FormError } from '@gildshelf/api-client/contract';
import { useTranslate } from '@gildshelf/ui';
import { useRef, useState } from 'react';

/** Validation and submission of a form. */
export interface FormSteps<Values> {
  /** Returns the first validation error; null when the values are valid. */
  readonly findProblem: (values: Values) => FormError | null;
  /** Sends the values, and handles failures itself. */
  readonly send: (values: Values) => Promise<void>;
}

/** A form that is submitted only when it is valid, and only once at a time. */
export function useForm<Values>({ findProblem, send }: FormSteps<Values>) {
  const translate = useTranslate();
  const [problem, setProblem] = useState<FormError | null>(null);
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
    /** Wraps a field's setter so that it also clears the error: editing an invalid field restores its hint. */
    typing: (set: (value: string) => void) => (value: string) => {
      set(value);
      setProblem(null);
    },
    /** The error message of one field. */
    errorOf: (field: keyof Values) => (problem?.field === field ? translate(problem.message) : undefined),
  };
}
