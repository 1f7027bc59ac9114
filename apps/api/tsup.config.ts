import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/main.ts',
    'src/catalogueProcess.ts',
    'src/adminProcess.ts',
    'src/openDataProcess.ts',
    'src/integrityProcess.ts',
    'src/searchThread.ts',
    'src/importProcess.ts',
    'src/importThread.ts',
  ],
  format: 'esm',
  target: 'node24',
  platform: 'node',
  clean: true,
  // What is loaded when it is first needed stays apart.
  splitting: true,
  // Our own packages have no build to run from; the others here are hundreds of small files, whose reading cost a third of
  // the start. Native modules, and what not every server needs, stay outside.
  noExternal: [
    /^@gildshelf\//,
    /^@hono\//,
    /^(hono|kysely|jose|zod|ipaddr\.js|altcha-lib|lru-cache|damerau-levenshtein)(\/|$)/,
  ],
  esbuildOptions(options) {
    options.conditions = ['@gildshelf/source'];
  },
});
