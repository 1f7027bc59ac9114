import { defineConfig } from 'tsup';
import { fileByFile } from '../../scripts/build/fileByFile.ts';

const entries = ['client', 'contract', 'contract/media/cover', 'react', 'testing'];

export default defineConfig({
  ...fileByFile(/^src\/(contract|react)\/testing\//),
  dts: { entry: Object.fromEntries(entries.map((name) => [`${name}/index`, `src/${name}/index.ts`])) },
});
