import type { FormProblem } from '@gildshelf/api-client/contract';
import { useHumanCheck } from '@gildshelf/widgets';
import { readMeta } from '../../readMeta.ts';

/** The human check of a form that does not start it: it has to be done before anything is sent. */
export function useDemandedCheck() {
  const check = useHumanCheck(readMeta('human-check', 'proof-of-work'));
  return {
    ...check,
    /** Stands for the answer in the form's rule, which asks only whether there is one. */
    shown: check.isDone ? 'done' : '',
    /** Hands on what is wrong with the form; where it is this check, the control says so. */
    demandedBy(problem: FormProblem | null): FormProblem | null {
      if (problem?.field === 'recaptchaToken') check.demand();
      return problem;
    },
  };
}
