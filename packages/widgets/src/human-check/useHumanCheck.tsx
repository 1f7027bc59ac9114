import { sentenceOf } from '@gildshelf/api-client';
import { messages } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { Checkbox } from '@gildshelf/ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { HumanCheckError } from './HumanCheckError.ts';
import { humanCheckKinds, unknownKind } from './humanCheckKinds.ts';

/** A human check: what a person sees of it, and its answer. */
export interface HumanCheck {
  /** The control 'I am human'; null where nothing is asked. */
  readonly control: ReactNode;
  /** The check has passed, or nothing is asked. */
  readonly isDone: boolean;
  /**
   * The answer for the host, good for one call: starts the check when it is not done, waits at most 8 s. Rejects with
   * a HumanCheckError or an ApiError.
   */
  readonly answer: () => Promise<string>;
  /** Says at the control that the check has to be done first: for forms that do not start it themselves. */
  readonly demand: () => void;
  /** Forgets an answer that was refused. */
  readonly reset: () => void;
  /** What a person is told about a rejection of `answer`; undefined for other errors. */
  readonly sentenceOf: (error: unknown) => string | undefined;
}

interface State {
  readonly state: 'unchecked' | 'working' | 'checked' | 'failed';
  readonly sentence?: string;
}

/** Hosts take an answer for ten minutes after they asked; ours is younger than that. */
const answerMaxAge = 5 * 60 * 1000;

/** The human check of a form; `kind` is what the page's `<meta name="human-check">` says. */
export function useHumanCheck(kind: string): HumanCheck {
  const { fetchHumanCheck } = useAccount();
  const [state, setState] = useState<State>({ state: 'unchecked' });
  const current = useRef<{ readonly answer: Promise<string>; readonly since: number } | null>(null);

  const start = useCallback(() => {
    const getAnswer = Object.hasOwn(humanCheckKinds, kind) ? humanCheckKinds[kind] : undefined;
    const attempt = { answer: (getAnswer ?? unknownKind)(fetchHumanCheck), since: Date.now() };
    current.current = attempt;
    setState({ state: 'working' });
    attempt.answer.then(
      () => current.current === attempt && setState({ state: 'checked' }),
      (error: unknown) => {
        if (current.current !== attempt) return;
        current.current = null;
        setState({ state: 'failed', sentence: sentenceFor(error) });
      },
    );
    return attempt;
  }, [kind, fetchHumanCheck]);

  const reset = useCallback(() => {
    current.current = null;
    setState({ state: 'unchecked' });
  }, []);

  const demand = useCallback(
    () => setState(({ state: now }) => ({ state: now, sentence: messages.humanCheck.incomplete })),
    [],
  );

  const answer = useCallback(async () => {
    const isFresh = current.current && Date.now() - current.current.since < answerMaxAge;
    const attempt = isFresh && current.current ? current.current : start();
    const text = await attempt.answer;
    // No host takes an answer twice: the next call gets a new one.
    if (current.current === attempt) current.current = null;
    return text;
  }, [start]);

  return {
    control:
      kind === 'none' ? null : (
        <Checkbox label="I am human" state={state.state} error={state.sentence} onCheck={start} />
      ),
    isDone: kind === 'none' || state.state === 'checked',
    answer,
    demand,
    reset,
    sentenceOf: ownSentence,
  };
}

function ownSentence(error: unknown): string | undefined {
  return error instanceof HumanCheckError ? error.message : undefined;
}

function sentenceFor(error: unknown): string {
  return sentenceOf(error, ownSentence(error) ?? messages.humanCheck.failed);
}
