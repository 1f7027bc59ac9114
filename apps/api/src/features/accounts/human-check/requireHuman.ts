import { messages } from '@gildshelf/api-client/contract';
import { InvalidInput } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';

const { failed } = messages.humanCheck;

/** Refuses whoever did not pass the human check, also when it cannot be asked; `missing` is said to who sent no answer. */
export async function requireHuman(
  { humanCheck, log }: Accounts,
  answer: string,
  missing: string = failed,
): Promise<void> {
  const isHuman = await humanCheck.isHuman(answer).catch((error: unknown) => {
    log.error({ event: 'human check failed', error: String(error) });
    return false;
  });
  if (!isHuman) throw new InvalidInput(answer === '' ? missing : failed);
}
