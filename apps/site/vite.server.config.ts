import { join } from 'node:path';
import { compileStyles } from '@gildshelf/ui/build';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { cssRuleListPath } from './build/cssRuleListPath.ts';

const source = '@gildshelf/source';

/** The server build of the site, built after the browser build: one file that bundles everything except Node's own modules. */
export default defineConfig({
  plugins: [
    compileStyles({
      rulesFileName: cssRuleListPath,
      rulesPathForServer: join(import.meta.dirname, 'dist', cssRuleListPath),
    }),
    react(),
  ],
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
