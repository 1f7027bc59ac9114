import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

/** The scripts of other people's pages and of the frames on them, each by itself: they share nothing with the site's. */
const scripts = { 'embed.js': 'embed.ts', 'embed-frame.js': 'frame.ts' } as const;

/**
 * For the site's build: puts both beside the document, under names that never change, and tells the builder's page what the
 * script tag weighs and its hash.
 */
export function embedScripts(folder: string): Plugin {
  const built = new Map<string, string>();
  return {
    name: 'gildshelf:embed-scripts',
    apply: 'build',
    async config() {
      for (const [fileName, entry] of Object.entries(scripts))
        built.set(fileName, await bundle(`${folder}/${entry}`));
      return { define: { embedScriptOfBuild: JSON.stringify(figuresOf(built.get('embed.js') ?? '')) } };
    },
    generateBundle() {
      for (const [fileName, source] of built) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function figuresOf(source: string) {
  const hash = createHash('sha384').update(source).digest('base64');
  return { bytes: brotliCompressSync(source).length, integrity: `sha384-${hash}` };
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: 'terser',
      terserOptions: { compress: { ecma: 2020, passes: 3 } },
      lib: { entry, formats: ['iife'], name: 'gildshelf' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} was not built.`);
  return output.output[0].code;
}
