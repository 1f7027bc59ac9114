import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { publishedPackages } from '../../scripts/size/publishedPackages.mjs';
import { browserBuildOptions } from './browserBuildOptions.ts';
import { coverPng } from './coverPng.ts';
import { competitorsFolder } from './installCompetitors.ts';

const root = join(import.meta.dirname, '../..');

interface Built {
  readonly script: Uint8Array;
  readonly sheet: Uint8Array;
}

/** Builds modules for production, including React, and serves each on loopback as a page at `/<name>`. */
export async function servePages(modules: Readonly<Record<string, string>>) {
  const pages = new Map<string, Built>();
  for (const [name, contents] of Object.entries(modules)) pages.set(name, await buildPage(contents));
  const covers = new Map(
    Array.from({ length: 200 }, (_, number) => [`cover/${number}.png`, coverPng(number)]),
  );

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const page = pages.get(path.replace(/\.(js|css)$/, ''));
    const respond = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    const cover = covers.get(path);
    if (cover) respond('image/png', cover);
    else if (!page) response.writeHead(404).end();
    else if (path.endsWith('.js')) respond('text/javascript', page.script);
    else if (path.endsWith('.css')) respond('text/css', page.sheet);
    else respond('text/html; charset=utf-8', html(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function buildPage(contents: string): Promise<Built> {
  const { outputFiles } = await build({
    ...browserBuildOptions,
    stdin: { contents, resolveDir: join(competitorsFolder, 'pages'), loader: 'ts' },
    jsx: 'automatic',
    // All pages use the React of the workspace.
    alias: {
      ...publishedPackages,
      react: join(root, 'node_modules/react'),
      'react-dom': join(root, 'node_modules/react-dom'),
    },
  });
  const outputOf = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.contents ?? new Uint8Array();
  return { script: outputOf('.js'), sheet: outputOf('.css') };
}

function html(name: string): string {
  const path = `/${encodeURIComponent(name)}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${path}.css">
<body><main></main><script type="module" src="${path}.js"></script></body></html>`;
}
