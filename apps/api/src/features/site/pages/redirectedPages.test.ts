import { expect, test } from 'vitest';
import { readConfig } from '../../../config/readConfig.ts';
import { createLog } from '../../../platform/log/createLog.ts';
import { samplePages } from '../../../testing/samplePages.ts';
import { siteSettings } from '../SiteRenderer.ts';
import { createPages } from './createPages.ts';

test('removes the cached page of a title that has been merged, so that its URL redirects', async () => {
  let redirectPath: string | undefined;
  let now = 0;
  const { pageOf } = createPages({
    renderer: {
      pages: samplePages,
      requestUrlsOf: (url) => [`/api${url}`],
      modulesOf: () => [],
      statusOf: async () => 200,
      themeOf: () => undefined,
      maxAgeOf: () => undefined,
      renderPage: async () => {
        const page = { status: 200, head: '', css: '', data: '', needsScript: false } as const;
        return { ...page, language: 'en', html: '' };
      },
    },
    template: { shell: () => ['', ''], fill: () => ['', ''] },
    callApi: async () => ({ status: 200, body: {} }),
    findRedirect: async () => redirectPath,
    ...{ settings: siteSettings(readConfig({})), log: createLog('silent') },
    ...{ clock: () => now, timeoutMs: 60_000, cacheBytes: 1_000_000 },
  });
  expect(await pageOf('/game/old')).toBeDefined();
  redirectPath = '/game/new';
  now = 30_000;
  await expect.poll(() => pageOf('/game/old')).toBeUndefined();
});
