import type * as z from 'zod/mini';
import * as ownMessages from '../messages/own.ts';

type Issue = z.core.$ZodIssue;

const zodDefaultMessage = 'Invalid input';

/** The error message of an issue to show to the user: the rule's own, else one that names the field. */
export function issueMessage(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return ownMessages.request.unknownField(issue.keys[0] ?? '');
  if (issue.message !== zodDefaultMessage) return issue.message;
  return ownMessages.request.invalidField(issue.path.join('.') || 'body');
}

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
