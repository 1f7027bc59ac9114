import { defineConfig } from 'tsup';
import { perFileTsupOptions } from '../../scripts/build/perFileTsupOptions.ts';

const entries = ['client', 'contract', 'contract/media/cover', 'react', 'testing'];

export default defineConfig({
  ...perFileTsupOptions(/^src\/(contract|react)\/testing\//),
  dts: { entry: Object.fromEntries(entries.map((name) => [`${name}/index`, `src/${name}/index.ts`])) },
});
