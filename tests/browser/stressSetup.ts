import { burnCores } from './stress.ts';

/** Playwright's global set-up under `pnpm test:stress`; what it returns is the teardown. */
export default burnCores;
