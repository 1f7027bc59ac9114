import { userMessageOf } from '@gildshelf/api-client';
import {
  type AccessTokenScope,
  accessTokenLifetimes,
  accessTokenScopes,
  createAccessToken,
  type FormError,
  firstFormError,
  type NewAccessToken,
  ownMessages,
} from '@gildshelf/api-client/contract';
import type { Command } from '@gildshelf/api-client/react';
import { useState } from 'react';

/** Creates a token; resolves to its text. */
export type CreateToken = Command<NewAccessToken, string>;

interface Values {
  readonly name: string;
  readonly scopes: readonly AccessTokenScope[];
  /** A number of days, or 'null' for no expiry. */
  readonly lifetime: string;
}

const empty: Values = { name: '', scopes: ['read'], lifetime: '90' };

/** The form for a new token: what is typed stays after a failure, and is cleared once the token was created. */
export function useNewToken(create: CreateToken) {
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<FormError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [token, setToken] = useState<string | null>(null);

  function change(changes: Partial<Values>) {
    setValues((previous) => ({ ...previous, ...changes }));
    setProblem(null);
    setFailure(null);
  }

  function toggleScope(scope: AccessTokenScope, isOn: boolean) {
    change({
      scopes: accessTokenScopes.filter((one) => (one === scope ? isOn : values.scopes.includes(one))),
    });
  }

  /** Validates and creates the token; returns the invalid field, if there is one. */
  function submit(): string | undefined {
    if (create.isRunning) return undefined;
    const { name, scopes, lifetime } = values;
    const days = accessTokenLifetimes.find((one) => String(one) === lifetime) ?? null;
    const choices = { name, scopes, expires_in_days: days };
    const found = firstFormError(createAccessToken.body, choices);
    setProblem(found);
    setFailure(null);
    if (found) return found.field;
    create
      .run(choices)
      .then((created) => {
        if (created === undefined) return;
        setToken(created);
        setValues(empty);
      })
      .catch((error: unknown) => setFailure(userMessageOf(error, ownMessages.accessTokens.createFailed)));
    return undefined;
  }

  const forget = () => setToken(null);
  return { values, problem, failure, token, isBusy: create.isRunning, change, toggleScope, submit, forget };
}
