import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Vite plugin that emits the full texts of the licences of the open data, which the page about the data links to. */
export function licenceTexts(folder: string): Plugin {
  return {
    name: 'gildshelf:licence-texts',
    apply: 'build',
    generateBundle() {
      for (const name of readdirSync(folder))
        this.emitFile({
          type: 'asset',
          fileName: `about/data/licences/${name}`,
          source: readFileSync(`${folder}/${name}`),
        });
    },
  };
}
