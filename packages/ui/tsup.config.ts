import { defineConfig } from 'tsup';
import { fileByFile } from '../../scripts/build/fileByFile.ts';

export default defineConfig({
  ...fileByFile(/\/sampleCover\.ts$/),
  dts: { entry: { index: 'src/index.ts' } },
});
