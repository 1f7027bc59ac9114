import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Manifest } from './scriptFiles.ts';

/** A file of the built site, with the compressed variants that the build wrote. */
export interface SiteFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

/** The built site: its files by path, and its document. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly document: string;
  readonly manifest: Manifest;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Reads the site's build; undefined where it has not been built. Files of types that are not listed above are left out. */
export async function readSite(folder: string): Promise<Site | undefined> {
  const document = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (document === undefined) return undefined;
  const names = await readdir(folder, { recursive: true });
  const existing = new Set(names);
  const files = new Map<string, SiteFile>();
  const read = async (name: string) => new Uint8Array(await readFile(join(folder, name)));
  for (const name of names) {
    const type = contentTypes[extname(name)];
    if (!type || name.split(sep).some((part) => part.startsWith('.'))) continue;
    files.set(`/${name.split(sep).join('/')}`, {
      type,
      bytes: await read(name),
      ...(existing.has(`${name}.br`) && { br: await read(`${name}.br`) }),
      ...(existing.has(`${name}.gz`) && { gzip: await read(`${name}.gz`) }),
    });
  }
  // Only server-rendered pages need it.
  const manifest = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').then(
    JSON.parse,
    () => ({}),
  );
  return { files, document, manifest };
}
