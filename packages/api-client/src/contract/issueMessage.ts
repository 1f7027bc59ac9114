import type * as z from 'zod/mini';
import * as ownMessages from './ownMessages.ts';

type Issue = z.core.$ZodIssue;

const zodDefaultMessage = 'Invalid input';

/** The error message of an issue to show to the user: the rule's own, else one that names the field. */
export function issueMessage(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return ownMessages.request.unknownField(issue.keys[0] ?? '');
  if (issue.message !== zodDefaultMessage) return issue.message;
  return ownMessages.request.invalidField(issue.path.join('.') || 'body');
}
