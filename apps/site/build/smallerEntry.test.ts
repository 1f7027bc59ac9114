import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { removePreloadWrapper, treeShakableRouter, treeShakableSwr } from './smallerEntry.ts';

/** The code of the entry of a build for browsers, without minification. */
async function entryCode(modules: Readonly<Record<string, string>>, plugins: Plugin[]): Promise<string> {
  const virtualModules: Plugin = {
    name: 'virtual modules',
    resolveId: (id) => (id in modules ? { id, moduleSideEffects: id === 'entry' } : undefined),
    load: (id) => modules[id],
  };
  const built = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    plugins: [virtualModules, ...plugins],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: 'entry', external: /^react(-dom)?(\/|$)/ },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The entry was not built.');
  return output.output[0].code;
}

const withDynamicImport = {
  entry: 'globalThis.load = async () => (await import("page")).Page;',
  page: 'export const Page = "a page";',
};

test('removePreloadWrapper leaves the dynamic import alone, without the helper of Vite', async () => {
  expect(await entryCode(withDynamicImport, [])).toContain('__vitePreload(');
  const code = await entryCode(withDynamicImport, [removePreloadWrapper()]);
  expect(code).not.toContain('Preload');
  expect(code).toMatch(/\(await import\([^()]+\)\)\.Page/);
});

test('treeShakableRouter bundles the production build of the router, without unused contexts and components', async () => {
  const entry = 'import { MemoryRouter } from "react-router-dom"; globalThis.router = MemoryRouter;';
  const usual = await entryCode({ entry }, []);
  expect(usual.includes('FrameworkContext.displayName')).toBe(true);
  const code = await entryCode({ entry }, [treeShakableRouter()]);
  expect(code.includes('MemoryRouter')).toBe(true);
  for (const removed of ['FrameworkContext', '.displayName = ', 'dist/development'])
    expect(code.includes(removed), removed).toBe(false);
  expect(code.length).toBeLessThan(usual.length / 2);
});

test('treeShakableSwr removes Suspense, preloading and the developer tools from SWR, and leaves polling', async () => {
  // Of the package that depends on it.
  const swr = join(import.meta.dirname, '../../../packages/api-client/node_modules/swr/dist/index/index.mjs');
  const entry = `import useSWR, { SWRConfig } from ${JSON.stringify(swr)}; globalThis.swr = [useSWR, SWRConfig];`;
  const usual = await entryCode({ entry }, []);
  const code = await entryCode({ entry }, [treeShakableSwr()]);
  for (const removed of ['if (suspense)', '__SWR_DEVTOOLS_USE__', 'resolvedUndef', 'commitCacheData']) {
    expect(usual.includes(removed), removed).toBe(true);
    expect(code.includes(removed), removed).toBe(false);
  }
  expect(code).toContain('refreshInterval');
});
