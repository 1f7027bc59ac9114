import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { siteStyles } from './build/siteStyles.ts';

const source = '@gildshelf/source';

/** The server build of the site, built after the browser build: one file that bundles everything except Node's own modules. */
export default defineConfig({
  plugins: [siteStyles(), react()],
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
