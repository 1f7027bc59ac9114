import { useCallback, useRef, useState } from 'react';

/** Something a person does: how far it is, and its result or error. */
export interface Command<Input, Result> {
  readonly isRunning: boolean;
  readonly error: unknown;
  /** Does it once at a time: undefined while an earlier one runs. Rejects with what went wrong. */
  readonly run: (input: Input) => Promise<Result | undefined>;
}

/** Makes a command of a function. */
export function useCommand<Input = void, Result = void>(
  perform: (input: Input) => Promise<Result>,
): Command<Input, Result> {
  const [state, setState] = useState<{ isRunning: boolean; error: unknown }>({
    isRunning: false,
    error: null,
  });
  const isRunning = useRef(false);

  const run = useCallback(
    async (input: Input) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setState({ isRunning: true, error: null });
      try {
        const result = await perform(input);
        setState({ isRunning: false, error: null });
        return result;
      } catch (error) {
        setState({ isRunning: false, error });
        throw error;
      } finally {
        isRunning.current = false;
      }
    },
    [perform],
  );

  return { ...state, run };
}
