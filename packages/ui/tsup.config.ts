// Imported by package name: tsup would bundle a relative import into its own file, outside of the folder that the plugin reads.
import { compileStylesForEsbuild, writeTokens } from '@gildshelf/ui/build';
import { defineConfig } from 'tsup';
import { languageEntries, perFileTsupOptions } from '../../scripts/build/perFileTsupOptions.ts';

const files = perFileTsupOptions(/\/sampleCover\.ts$|\/theme\/stitchesConfig\.ts$/);

export default defineConfig({
  ...files,
  onSuccess: () => writeTokens('dist'),
  dts: { entry: { index: 'src/index.ts', ...languageEntries } },
  esbuildPlugins: [...files.esbuildPlugins, compileStylesForEsbuild()],
});
