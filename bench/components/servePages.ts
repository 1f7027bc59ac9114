import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { publishedPackages } from '../../scripts/size/bundleParts.mjs';
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

/** The esbuild options for all measured code, ours and that of competitors: a production build for current browsers. */
export const browserBuildOptions = {
  outdir: 'out',
  write: false,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} as const satisfies BuildOptions;

const [width, height] = [150, 180];

/** A cover image of 150 by 180 px with a colour gradient that depends on the number. */
function coverPng(number: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const pixels = Array.from({ length: width }, (_, x) => [
      (number * 53 + x) % 256,
      (number * 97 + y) % 256,
      (number * 31 + ((x * y) >> 6)) % 256,
    ]);
    return Buffer.from([0, ...pixels.flat()]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel, RGB.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
