import { userMessageOf } from '@gildshelf/api-client';
import { limits, messages } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { Checkbox, Stack, useTranslate } from '@gildshelf/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { parseHumanCheckKind } from './humanCheckKinds.ts';
import { HumanCheckError } from './humanCheckTask.ts';

/** A human check: its control and its token. */
export interface HumanCheck {
  /** The control 'I am human'; null when no check is required. */
  readonly control: ReactNode;
  /** The check has passed and its token is still valid, or no check is required. */
  readonly isDone: boolean;
  /**
   * Resolves to a token for the API, which is valid for one request. Starts the check when it is not done; the timeout is 8 s.
   * Rejects with a HumanCheckError or an ApiError.
   */
  readonly getToken: () => Promise<string>;
  /** Shows at the control that the check has to be done first, for forms that do not start it themselves. */
  readonly demand: () => void;
  /** Discards a token that the API has rejected. */
  readonly reset: () => void;
  /** The message to show for a HumanCheckError; undefined for other errors. */
  readonly messageOf: (error: unknown) => string | undefined;
}

interface State {
  readonly state: 'unchecked' | 'working' | 'checked' | 'failed';
  readonly message?: string;
  /** Milliseconds until the token expires. */
  readonly lifetime?: number;
}

interface Attempt {
  readonly token: Promise<string>;
  readonly controller: AbortController;
  /** Timestamp in milliseconds at which the token expires; infinite until there is one. */
  expiresAt: number;
}

/**
 * The human check of a form; `kind` is the content of the page's `<meta name="human-check">`: `proof-of-work`,
 * `recaptcha:SITEKEY`, `turnstile:SITEKEY` or `none`.
 */
export function useHumanCheck(kind: string): HumanCheck {
  const translate = useTranslate();
  const { getHumanCheck } = useAccount();
  const [state, setState] = useState<State>({ state: 'unchecked' });
  const current = useRef<Attempt | null>(null);
  const container = useRef<HTMLDivElement>(null);

  const cancel = useCallback(() => {
    current.current?.controller.abort();
    current.current = null;
  }, []);
  useEffect(() => cancel, [cancel]);

  const reset = useCallback(() => {
    cancel();
    setState({ state: 'unchecked' });
  }, [cancel]);

  const start = useCallback(() => {
    cancel();
    const { kind: checkKind, siteKey } = parseHumanCheckKind(kind);
    const controller = new AbortController();
    const token = withPausableTimeout(controller, (pauseTimeout) =>
      checkKind.getToken({
        ...{ siteKey, controller, pauseTimeout },
        fetchChallenge: getHumanCheck,
        container: container.current,
      }),
    );
    const attempt: Attempt = { token, controller, expiresAt: Number.POSITIVE_INFINITY };
    current.current = attempt;
    setState({ state: 'working' });
    token.then(
      () => {
        attempt.expiresAt = Date.now() + checkKind.lifetime;
        if (current.current === attempt) setState({ state: 'checked', lifetime: checkKind.lifetime });
      },
      (error: unknown) => {
        if (current.current !== attempt) return;
        current.current = null;
        setState({ state: 'failed', message: errorMessage(error) });
      },
    );
    return attempt;
  }, [kind, getHumanCheck, cancel]);

  const demand = useCallback(
    () => setState((previous) => ({ ...previous, message: messages.humanCheck.incomplete })),
    [],
  );

  const { lifetime } = state;
  useEffect(() => {
    if (lifetime === undefined) return;
    const timer = setTimeout(reset, lifetime);
    return () => clearTimeout(timer);
  }, [lifetime, reset]);

  const getToken = useCallback(async () => {
    const previous = current.current;
    const attempt = previous && Date.now() < previous.expiresAt ? previous : start();
    const token = await attempt.token;
    // The API accepts a token only once, so the next call gets a new one.
    if (current.current === attempt) current.current = null;
    return token;
  }, [start]);

  const checkbox = (
    <Checkbox
      label={translate('I am human')}
      state={state.state}
      error={state.message && translate(state.message)}
      onCheck={start}
    />
  );
  const withContainer = (
    <Stack gap={2}>
      {checkbox}
      <div ref={container} />
    </Stack>
  );

  return {
    control: kind === 'none' ? null : parseHumanCheckKind(kind).kind.isInteractive ? withContainer : checkbox,
    isDone: kind === 'none' || state.state === 'checked',
    getToken,
    demand,
    reset,
    messageOf: humanCheckMessage,
  };
}

function humanCheckMessage(error: unknown): string | undefined {
  return error instanceof HumanCheckError ? error.message : undefined;
}

function errorMessage(error: unknown): string {
  return userMessageOf(error, humanCheckMessage(error) ?? messages.humanCheck.failed);
}

/**
 * Runs a check with a timeout of eight seconds, after which `controller` is aborted and the result rejects with a
 * HumanCheckError. The timeout stops while it is paused, for an interactive challenge, and then starts from the beginning.
 */
async function withPausableTimeout(
  controller: AbortController,
  run: (setPaused: (isPaused: boolean) => void) => Promise<string>,
): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let setPaused = (_: boolean) => {};
  const timeout = new Promise<never>((_, reject) => {
    setPaused = (isPaused) => {
      clearTimeout(timer);
      if (isPaused || controller.signal.aborted) return;
      timer = setTimeout(() => {
        controller.abort();
        reject(new HumanCheckError(messages.humanCheck.timeout));
      }, limits.humanCheckTimeout);
    };
  });
  setPaused(false);
  try {
    return await Promise.race([run(setPaused), timeout]);
  } finally {
    setPaused(true);
  }
}
