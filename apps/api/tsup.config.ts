import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node24',
  platform: 'node',
  clean: true,
  splitting: false,
  sourcemap: true,
  // Our own packages have no build to run from; everything else is installed beside the bundle.
  noExternal: [/^@gildshelf\//],
  esbuildOptions(options) {
    options.conditions = ['@gildshelf/source'];
  },
});
