import { join } from 'node:path';
import { compileStyles } from '@gildshelf/ui/build';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { list } from './build/listOfLooks.ts';

const source = '@gildshelf/source';

/** The site as the server renders it, built after what browsers get: one file, with everything in it but what Node brings. */
export default defineConfig({
  plugins: [compileStyles({ list, listForServer: join(import.meta.dirname, 'dist', list) }), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, resolve: { conditions: [source, ...defaultServerConditions] } },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist-server',
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
