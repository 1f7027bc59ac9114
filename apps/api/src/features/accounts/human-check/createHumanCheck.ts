import type { ServerContext } from '../../../config/ServerContext.ts';
import type { AccountOptions } from '../Accounts.ts';
import { createUsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import { createProofOfWork } from './createProofOfWork.ts';
import { createSiteverifyCheck } from './createSiteverifyCheck.ts';
import type { HumanCheck } from './HumanCheck.ts';
import { siteverifyServices } from './siteverifyServices.ts';

/** HUMAN_CHECK=none: everybody passes; only for trying things out on one machine. */
export const noHumanCheck: HumanCheck = {
  challenge: async () => undefined,
  isHuman: async () => true,
};

/** The human check that the settings name. */
export function createHumanCheck(
  dependencies: ServerContext & Pick<AccountOptions, 'siteverifyUrl'>,
): HumanCheck {
  const { store, config, secret, clock, siteverifyUrl } = dependencies;
  const choice = config.humanCheck;
  if (choice.kind === 'none') return noHumanCheck;
  const isPlainHttp = new URL(config.publicUrl).protocol === 'http:';
  const usedChallenges = createUsedChallengesRepository(store.db);
  if (!('secret' in choice)) return createProofOfWork(secret, usedChallenges, clock, { isPlainHttp });
  const service = siteverifyServices[choice.kind];
  return createSiteverifyCheck({
    service: { ...service, address: siteverifyUrl ?? service.address },
    secret: choice.secret,
    hostname: new URL(config.publicUrl).hostname,
    usedChallenges,
    clock,
  });
}
