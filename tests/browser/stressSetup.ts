import { startCpuLoad } from './stress.ts';

/** Playwright's global set-up for `pnpm test:stress`; the returned function is the teardown. */
export default startCpuLoad;
