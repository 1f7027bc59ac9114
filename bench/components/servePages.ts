import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { publishedPackages } from '../../scripts/size/publishedPackages.mjs';
import { coverPng } from './coverPng.ts';
import { forBrowsers } from './forBrowsers.ts';
import { peersFolder } from './installPeers.ts';

const root = join(import.meta.dirname, '../..');

interface Built {
  readonly script: Uint8Array;
  readonly sheet: Uint8Array;
}

/** Builds modules for production, React in, and serves each on loopback as a page at `/` and its name. */
export async function servePages(modules: Readonly<Record<string, string>>) {
  const pages = new Map<string, Built>();
  for (const [name, contents] of Object.entries(modules)) pages.set(name, await buildPage(contents));
  const covers = new Map(
    Array.from({ length: 200 }, (_, number) => [`cover/${number}.png`, coverPng(number)]),
  );

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const page = pages.get(path.replace(/\.(js|css)$/, ''));
    const answer = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    const cover = covers.get(path);
    if (cover) answer('image/png', cover);
    else if (!page) response.writeHead(404).end();
    else if (path.endsWith('.js')) answer('text/javascript', page.script);
    else if (path.endsWith('.css')) answer('text/css', page.sheet);
    else answer('text/html; charset=utf-8', html(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function buildPage(contents: string): Promise<Built> {
  const { outputFiles } = await build({
    ...forBrowsers,
    stdin: { contents, resolveDir: join(peersFolder, 'pages'), loader: 'ts' },
    jsx: 'automatic',
    // One React for everybody, the one that the workspace has.
    alias: {
      ...publishedPackages,
      react: join(root, 'node_modules/react'),
      'react-dom': join(root, 'node_modules/react-dom'),
    },
  });
  const ending = (end: string) =>
    outputFiles.find(({ path }) => path.endsWith(end))?.contents ?? new Uint8Array();
  return { script: ending('.js'), sheet: ending('.css') };
}

function html(name: string): string {
  const address = `/${encodeURIComponent(name)}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${address}.css">
<body><main></main><script type="module" src="${address}.js"></script></body></html>`;
}
