import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

/** The scripts of embedding pages and of the frames on them, built separately because they share no code with the site. */
const scripts = { 'embed.js': 'embed.ts', 'embed-frame.js': 'frame.ts' } as const;

/**
 * Vite plugin that emits both scripts beside the document under unhashed names, and defines the compressed size and the integrity hash
 * of `embed.js` for the builder page.
 */
export function embedScripts(folder: string): Plugin {
  const built = new Map<string, string>();
  return {
    name: 'gildshelf:embed-scripts',
    apply: 'build',
    async config() {
      for (const [fileName, entry] of Object.entries(scripts))
        built.set(fileName, await bundle(`${folder}/${entry}`));
      return {
        define: { embedScriptOfBuild: JSON.stringify(sizeAndIntegrity(built.get('embed.js') ?? '')) },
      };
    },
    generateBundle() {
      for (const [fileName, source] of built) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function sizeAndIntegrity(source: string) {
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
