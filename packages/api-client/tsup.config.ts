import { defineConfig } from 'tsup';

// One entry an export, so that a bundler takes only what is asked for.
export default defineConfig({
  entry: {
    'client/index': 'src/client/index.ts',
    'contract/index': 'src/contract/index.ts',
    'cover/index': 'src/contract/media/cover/index.ts',
    'react/index': 'src/react/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
});
