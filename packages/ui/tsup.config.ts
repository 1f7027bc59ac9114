// By its name: tsup would take a relative import into its own file, away from the folder it reads.
import { compileStylesForEsbuild } from '@gildshelf/ui/build';
import { defineConfig } from 'tsup';
import { fileByFile } from '../../scripts/build/fileByFile.ts';

const files = fileByFile(/\/sampleCover\.ts$|\/theme\/stitchesConfig\.ts$/);

export default defineConfig({
  ...files,
  dts: { entry: { index: 'src/index.ts' } },
  esbuildPlugins: [...files.esbuildPlugins, compileStylesForEsbuild()],
});
