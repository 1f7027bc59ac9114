import { defineConfig } from 'tsup';
import { fileByFile } from '../../scripts/build/fileByFile.ts';

export default defineConfig({
  ...fileByFile(/^src\/testing\//),
  dts: { entry: { index: 'src/index.ts', 'embed/index': 'src/embed/index.ts' } },
});
