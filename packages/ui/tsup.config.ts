import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

// One entry per component besides the index: what somebody does not import, no bundler has to take.
const components = globSync('src/*/*.{ts,tsx}').filter(
  (path) => !/(\.(test|stories|d)\.tsx?|sampleCover\.ts)$/.test(path),
);

export default defineConfig({
  entry: ['src/index.ts', ...components],
  format: 'esm',
  target: 'es2022',
  dts: { entry: 'src/index.ts' },
  clean: true,
  splitting: true,
  // Drops the bare imports between chunks: over them a bundler would carry the lazily loaded tooltip into every page.
  treeshake: { moduleSideEffects: false },
  external: ['react', 'react-dom', /^@radix-ui\//, /^@stitches\//],
});
