import { messages } from '@gildshelf/api-client/contract';
import { InvalidInput } from '../../../platform/http/errors.ts';
import type { Accounts } from '../Accounts.ts';

const { failed } = messages.humanCheck;

/** Throws InvalidInput when the human check fails or cannot be made; `missing` is the error message for an empty token. */
export async function requireHuman(
  { humanCheck, log }: Accounts,
  token: string,
  missing: string = failed,
): Promise<void> {
  const isHuman = await humanCheck.isHuman(token).catch((error: unknown) => {
    log.error({ event: 'human check failed', error: String(error) });
    return false;
  });
  if (!isHuman) throw new InvalidInput(token === '' ? missing : failed);
}
