import { join } from 'node:path';
import { compileStyles } from '@gildshelf/ui/build';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { embedScripts } from './build/embedScripts.ts';
import { leanRouter } from './build/leanRouter.ts';
import { list } from './build/listOfLooks.ts';
import { plainImports } from './build/plainImports.ts';
import { precompress } from './build/precompress.ts';

const source = '@gildshelf/source';
const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  plugins: [
    compileStyles({ list, listForServer: join(import.meta.dirname, 'dist', list) }),
    react(),
    leanRouter(),
    plainImports(),
    embedScripts(join(import.meta.dirname, '../../packages/widgets/src/embed')),
    precompress(),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // What SWR takes from a shim for older versions, React itself has.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Pages are fetched when they are wanted: what would preload their parts weighs more than it saves on Home.
    modulePreload: false,
    // Slower than the default by seconds, smaller by a hundredth: Home keeps its limit by it.
    minify: 'terser',
    // What is called on the spot is read on the spot.
    terserOptions: {
      module: true,
      format: { wrap_func_args: true },
      // The fourth and fifth pass and arrows for functions without `this` save 0.2 kB of the entry.
      compress: { ecma: 2020, passes: 5, inline: 1, keep_fargs: false, unsafe_arrows: true },
    },
    rolldownOptions: {
      input: {
        index: 'index.html',
        start: 'src/start.ts',
        ownPage: 'src/own-page/showOwnPage.ts',
      },
      output: {
        codeSplitting: { groups: chunkGroups },
        // Most of the entry runs at once: V8 then reads all of it beside the page, and not function by function in its way.
        postBanner: ({ name }) =>
          name === 'index' ? '//# allFunctionsCalledOnLoad' : name === 'ownPage' ? '(()=>{' : '',
        // A classic script, whose names would be global.
        postFooter: ({ name }) => (name === 'ownPage' ? '})();' : ''),
      },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': api, '/covers': api, '/cards': api, '/oembed': api } },
});
