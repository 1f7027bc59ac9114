// Imports a module as a bundler for React Server Components does: React is its server build, and modules with 'use client'
// are replaced by client references. Run it with --conditions=react-server; prints the names of client and server exports as JSON.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source = String(loaded.source ?? '');
    if (!/^['"]use client['"]/.test(source)) return loaded;
    const names = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(
      ([, list]) => list.match(/\w+/g) ?? [],
    );
    const stubs = names.map((name) => `export const ${name} = { client: '${name}' };`);
    return { ...loaded, source: stubs.join('\n') };
  },
});

const imported = await import(process.argv[2]);
const isClient = (value) => typeof value === 'object' && value !== null && 'client' in value;
const names = Object.keys(imported);
console.log(
  JSON.stringify({
    client: names.filter((name) => isClient(imported[name])),
    server: names.filter((name) => !isClient(imported[name])),
  }),
);
