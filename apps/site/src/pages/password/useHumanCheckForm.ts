import { userMessageOf } from '@gildshelf/api-client';
import type { FormError } from '@gildshelf/api-client/contract';
import { useHumanCheck } from '@gildshelf/widgets';
import { useState } from 'react';
import { useSettings } from '../../app/siteSettings.ts';
import { useForm } from '../../forms/useForm.ts';

/** A form's values with the token of the human check. */
type Checked<Values> = Values & { readonly recaptchaToken: string };

interface CheckedFormSteps<Values> {
  readonly findProblem: (checked: Checked<Values>) => FormError | null;
  readonly send: (checked: Checked<Values>) => Promise<unknown>;
  /** The error message for failures without a message of their own. */
  readonly failed: string;
}

/** A form that is sent only after its human check; then it is done, or `failure` is the error message. */
export function useHumanCheckForm<Values extends object>({
  findProblem,
  send,
  failed,
}: CheckedFormSteps<Values>) {
  const check = useHumanCheck(useSettings().humanCheck);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);

  /** Validates the values; when only the human check is missing, its control shows the error. */
  function validate(values: Values): FormError | null {
    // A placeholder for the token: the form's rule only requires that there is one.
    const problem = findProblem({ ...values, recaptchaToken: check.isDone ? 'done' : '' });
    if (problem?.field === 'recaptchaToken') check.demand();
    return problem;
  }

  async function sendChecked(values: Values) {
    setFailure(null);
    try {
      await send({ ...values, recaptchaToken: await check.getToken() });
      setIsDone(true);
    } catch (error) {
      setFailure(userMessageOf(error, check.messageOf(error) ?? failed));
    }
    check.reset();
  }

  return {
    ...useForm({ findProblem: validate, send: sendChecked }),
    control: check.control,
    failure,
    isDone,
    close: () => setIsDone(false),
  };
}
