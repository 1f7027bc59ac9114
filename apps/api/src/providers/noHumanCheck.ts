import type { HumanCheck } from './HumanCheck.ts';

/** HUMAN_CHECK=none: everybody passes; only for trying things out on one machine. */
export const noHumanCheck: HumanCheck = {
  challenge: async () => undefined,
  isHuman: async () => true,
};
