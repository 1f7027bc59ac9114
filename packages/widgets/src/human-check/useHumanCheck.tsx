import { sentenceOf } from '@gildshelf/api-client';
import { messages } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { Checkbox, Stack } from '@gildshelf/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { HumanCheckError } from './HumanCheckError.ts';
import { readHumanCheckKind } from './humanCheckKinds.ts';
import { withinWait } from './withinWait.ts';

/** A human check: what a person sees of it, and its answer. */
export interface HumanCheck {
  /** The control 'I am human'; null where nothing is asked. */
  readonly control: ReactNode;
  /** The check has passed and its answer is still good, or nothing is asked. */
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
  /** Milliseconds until what is checked is over. */
  readonly lifetime?: number;
}

interface Attempt {
  readonly answer: Promise<string>;
  readonly controller: AbortController;
  /** When the answer is over, once there is one. */
  until: number;
}

/**
 * The human check of a form; `kind` is what the page's `<meta name="human-check">` says: `proof-of-work`,
 * `recaptcha:SITEKEY`, `turnstile:SITEKEY` or `none`.
 */
export function useHumanCheck(kind: string): HumanCheck {
  const { fetchHumanCheck } = useAccount();
  const [state, setState] = useState<State>({ state: 'unchecked' });
  const current = useRef<Attempt | null>(null);
  const place = useRef<HTMLDivElement>(null);

  const forget = useCallback(() => {
    current.current?.controller.abort();
    current.current = null;
  }, []);
  useEffect(() => forget, [forget]);

  const reset = useCallback(() => {
    forget();
    setState({ state: 'unchecked' });
  }, [forget]);

  const start = useCallback(() => {
    forget();
    const { kind: asked, siteKey } = readHumanCheckKind(kind);
    const controller = new AbortController();
    const answer = withinWait(controller, (holdWait) =>
      asked.answer({
        ...{ siteKey, controller, holdWait },
        fetchChallenge: fetchHumanCheck,
        place: place.current,
      }),
    );
    const attempt: Attempt = { answer, controller, until: Number.POSITIVE_INFINITY };
    current.current = attempt;
    setState({ state: 'working' });
    answer.then(
      () => {
        attempt.until = Date.now() + asked.lifetime;
        if (current.current === attempt) setState({ state: 'checked', lifetime: asked.lifetime });
      },
      (error: unknown) => {
        if (current.current !== attempt) return;
        current.current = null;
        setState({ state: 'failed', sentence: sentenceFor(error) });
      },
    );
    return attempt;
  }, [kind, fetchHumanCheck, forget]);

  const demand = useCallback(
    () => setState((now) => ({ ...now, sentence: messages.humanCheck.incomplete })),
    [],
  );

  const { lifetime } = state;
  useEffect(() => {
    if (lifetime === undefined) return;
    const timer = setTimeout(reset, lifetime);
    return () => clearTimeout(timer);
  }, [lifetime, reset]);

  const answer = useCallback(async () => {
    const kept = current.current;
    const attempt = kept && Date.now() < kept.until ? kept : start();
    const text = await attempt.answer;
    // No host takes an answer twice: the next call gets a new one.
    if (current.current === attempt) current.current = null;
    return text;
  }, [start]);

  const checkbox = <Checkbox label="I am human" state={state.state} error={state.sentence} onCheck={start} />;
  const withPlace = (
    <Stack gap={2}>
      {checkbox}
      <div ref={place} />
    </Stack>
  );

  return {
    control: kind === 'none' ? null : readHumanCheckKind(kind).kind.mayAsk ? withPlace : checkbox,
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
