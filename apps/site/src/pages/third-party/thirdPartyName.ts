import { readMeta } from '../../readMeta.ts';

/** Whom one may sign in with, by the name on the button; null where nobody is offered. */
export function thirdPartyName(): string | null {
  const name = readMeta('third-party-sign-in', 'Google');
  return name === 'off' ? null : name;
}
