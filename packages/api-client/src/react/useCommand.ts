import { useCallback, useRef, useState } from 'react';

/** The state of an asynchronous action of the user. */
export interface Command<Input, Result> {
  readonly isRunning: boolean;
  readonly error: unknown;
  /** Runs the action; resolves to undefined without running it while an earlier run is pending. Rejects with the error of the action. */
  readonly run: (input: Input) => Promise<Result | undefined>;
}

/** Wraps a function in a command. */
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
