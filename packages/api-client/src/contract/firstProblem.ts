import type * as z from 'zod/mini';
import { issueSentence } from './issueSentence.ts';

/** What is wrong with a form first, in the order of its rules. */
export interface FormProblem {
  readonly field: string;
  readonly sentence: string;
}

/** Holds values against a rule; null when there is nothing wrong. */
export function firstProblem(rules: z.ZodMiniType, values: unknown): FormProblem | null {
  const issue = rules.safeParse(values).error?.issues[0];
  return issue ? { field: String(issue.path[0] ?? ''), sentence: issueSentence(issue) } : null;
}
