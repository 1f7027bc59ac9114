import type { ServerContext } from '../../../config/ServerContext.ts';
import { repositoriesOn } from '../../repositories.ts';
import { createProofOfWork } from './createProofOfWork.ts';
import type { HumanCheck } from './humanCheck.ts';
import { createSiteverifyCheck, siteverifyServices } from './siteverify.ts';

/** HUMAN_CHECK=none: every caller passes. Only for trying the server out on one machine. */
export const noHumanCheck: HumanCheck = {
  challenge: async () => undefined,
  isHuman: async () => true,
};

/** Creates the human check that the configuration selects. */
export function createHumanCheck(
  dependencies: ServerContext & { readonly siteverifyUrl?: string },
): HumanCheck {
  const { store, config, secret, clock, siteverifyUrl } = dependencies;
  const choice = config.humanCheck;
  if (choice.kind === 'none') return noHumanCheck;
  const isPlainHttp = new URL(config.publicUrl).protocol === 'http:';
  const { usedChallenges } = repositoriesOn(store.db);
  if (!('secret' in choice)) return createProofOfWork(secret, usedChallenges, clock, { isPlainHttp });
  const service = siteverifyServices[choice.kind];
  return createSiteverifyCheck({
    service: { ...service, url: siteverifyUrl ?? service.url },
    secret: choice.secret,
    hostname: new URL(config.publicUrl).hostname,
    usedChallenges,
    clock,
  });
}
