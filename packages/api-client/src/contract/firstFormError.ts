import type * as z from 'zod/mini';
import { issueMessage } from './issueMessage.ts';

/** The first error of a form, in the order of its rules. */
export interface FormError {
  readonly field: string;
  readonly message: string;
}

/** Validates the values of a form; null when they are valid. */
export function firstFormError(rules: z.ZodMiniType, values: unknown): FormError | null {
  const issue = rules.safeParse(values).error?.issues[0];
  return issue ? { field: String(issue.path[0] ?? ''), message: issueMessage(issue) } : null;
}
