import type { auth } from '@gildshelf/api-client/contract';

/** Why a third party's word does not sign somebody in; `message` is for the log. */
export class ThirdPartyProblem extends Error {
  readonly problem: keyof typeof auth.thirdPartyProblems;

  constructor(problem: ThirdPartyProblem['problem'], message: string) {
    super(message);
    this.problem = problem;
  }
}
