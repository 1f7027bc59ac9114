import { userMessageOf } from '@gildshelf/api-client';
import { type FormError, firstFormError } from '@gildshelf/api-client/contract';
import type { Command } from '@gildshelf/api-client/react';
import { useTranslate } from '@gildshelf/ui';
import { useState } from 'react';

export interface SecretFormOptions<Values, Body> {
  readonly empty: Values;
  readonly bodyOf: (values: Values) => Body;
  /** The rules for the body. */
  readonly rules: Parameters<typeof firstFormError>[0];
  /** Resolves to the secret. */
  readonly create: Command<Body, string>;
  /** The message for an error without one. */
  readonly createFailed: string;
}

/**
 * The form for something with a secret, which is shown once in place of the form. What is typed stays after a failure, and is
 * cleared when the secret was created.
 */
export function useSecretForm<Values extends object, Body>({
  empty,
  bodyOf,
  rules,
  create,
  createFailed,
}: SecretFormOptions<Values, Body>) {
  const translate = useTranslate();
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<FormError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [wasShown, setWasShown] = useState(false);

  function change(changes: Partial<Values>) {
    setValues((previous) => ({ ...previous, ...changes }));
    setProblem(null);
    setFailure(null);
  }

  /** Validates the values and creates the secret; returns the invalid field, if there is one. */
  function submit(): string | undefined {
    if (create.isRunning) return undefined;
    const body = bodyOf(values);
    const found = firstFormError(rules, body);
    setProblem(found);
    setFailure(null);
    if (found) return found.field;
    create
      .run(body)
      .then((created) => {
        if (created === undefined) return;
        setSecret(created);
        setValues(empty);
      })
      .catch((error: unknown) => setFailure(userMessageOf(error, createFailed)));
    return undefined;
  }

  function forget() {
    setSecret(null);
    setWasShown(true);
  }

  return {
    values,
    /** The message of a field, if it is the invalid one. */
    problemOf: (field: keyof Values & string) =>
      problem?.field === field ? translate(problem.message) : undefined,
    failure,
    secret,
    /** The first field gets the focus that the button 'Done' had. */
    shouldFocus: wasShown,
    isBusy: create.isRunning,
    change,
    submit,
    forget,
  };
}
