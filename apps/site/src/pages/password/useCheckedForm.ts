import { sentenceOf } from '@gildshelf/api-client';
import type { FormProblem } from '@gildshelf/api-client/contract';
import { useHumanCheck } from '@gildshelf/widgets';
import { useState } from 'react';
import { useSettings } from '../../siteSettings.ts';
import { useForm } from '../../useForm.ts';

/** A form's values with the answer of the human check. */
type Checked<Values> = Values & { readonly recaptchaToken: string };

interface CheckedFormSteps<Values> {
  readonly findProblem: (checked: Checked<Values>) => FormProblem | null;
  readonly send: (checked: Checked<Values>) => Promise<unknown>;
  /** What is said of a failure that has no words of its own. */
  readonly failed: string;
}

/** A form whose human check has to be done before anything is sent; then it is done, or has failed in a sentence. */
export function useCheckedForm<Values extends object>({
  findProblem,
  send,
  failed,
}: CheckedFormSteps<Values>) {
  const check = useHumanCheck(useSettings().humanCheck);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);

  /** Where the check is what is missing, its own control says so. */
  function findOrDemand(values: Values): FormProblem | null {
    // Stands for the answer in the form's rule, which asks only whether there is one.
    const problem = findProblem({ ...values, recaptchaToken: check.isDone ? 'done' : '' });
    if (problem?.field === 'recaptchaToken') check.demand();
    return problem;
  }

  async function sendChecked(values: Values) {
    setFailure(null);
    try {
      await send({ ...values, recaptchaToken: await check.answer() });
      setIsDone(true);
    } catch (error) {
      setFailure(sentenceOf(error, check.sentenceOf(error) ?? failed));
    }
    check.reset();
  }

  return {
    ...useForm({ findProblem: findOrDemand, send: sendChecked }),
    control: check.control,
    failure,
    isDone,
    close: () => setIsDone(false),
  };
}
