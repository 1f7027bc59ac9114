import { defineConfig } from 'tsup';
import { languageEntries, perFileTsupOptions } from '../../scripts/build/perFileTsupOptions.ts';

export default defineConfig({
  ...perFileTsupOptions(/^src\/testing\//),
  dts: { entry: { index: 'src/index.ts', 'embed/index': 'src/embed/index.ts', ...languageEntries } },
});
