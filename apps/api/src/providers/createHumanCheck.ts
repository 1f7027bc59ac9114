import type { Dependencies } from '../Dependencies.ts';
import { createUsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import { createProofOfWork } from './createProofOfWork.ts';
import { createSiteverifyCheck } from './createSiteverifyCheck.ts';
import type { HumanCheck } from './HumanCheck.ts';
import { noHumanCheck } from './noHumanCheck.ts';
import { siteverifyServices } from './siteverify.ts';

/** The human check that the settings name. */
export function createHumanCheck(dependencies: Dependencies): HumanCheck {
  const { store, environment, secret, clock, siteverifyAddress } = dependencies;
  const choice = environment.humanCheck;
  if (choice.kind === 'none') return noHumanCheck;
  const isPlainHttp = new URL(environment.publicUrl).protocol === 'http:';
  const usedChallenges = createUsedChallengesRepository(store.db);
  if (!('secret' in choice)) return createProofOfWork(secret, usedChallenges, clock, { isPlainHttp });
  const service = siteverifyServices[choice.kind];
  return createSiteverifyCheck({
    service: { ...service, address: siteverifyAddress ?? service.address },
    secret: choice.secret,
    hostname: new URL(environment.publicUrl).hostname,
    usedChallenges,
    clock,
  });
}
