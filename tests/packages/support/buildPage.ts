import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runProgram } from './runProgram.ts';

/** A server-rendered page of the scratch project. */
export interface BuiltPage {
  /** The content of `#root`. */
  readonly html: string;
  readonly css: string;
  /** The complete HTML document, with `html` and `css` in it. */
  readonly document: string;
  /** The absolute path of the folder with the client files. */
  readonly folder: string;
}

const require = createRequire(import.meta.url);

/** The oldest React that the packages support, for Vite's aliases. */
export const oldestReact = {
  react: dirname(require.resolve('react-19.0/package.json')),
  'react-dom': dirname(require.resolve('react-dom-19.0/package.json')),
};

/**
 * Builds and server-renders the page whose `index.html` is in a folder of the scratch project (`.` for its root), with the
 * installed React or the one in the folders of `otherReact`.
 */
export async function buildPage(
  scratch: string,
  page: '.' | 'guest' | 'styled',
  otherReact: Readonly<Record<string, string>> = {},
): Promise<BuiltPage> {
  const vite = join(scratch, 'node_modules/.bin/vite');
  const dist = join('dist', otherReact.react ? 'other-react' : 'react', page);
  const variables = { OTHER_REACT: JSON.stringify(otherReact) };
  const build = (outDir: string, ...more: string[]) =>
    runProgram(
      scratch,
      vite,
      [
        ...['build', page, '--config', 'vite.config.ts', '--logLevel', 'warn', '--emptyOutDir'],
        ...['--outDir', join(scratch, dist, outDir), ...more],
      ],
      variables,
    );
  await build('client');
  await build('server', '--ssr', 'src/entryServer.tsx');
  const server = join(dist, 'server').replaceAll('\\', '/');
  const { html, css } = JSON.parse(await runProgram(scratch, 'node', ['renderPage.mjs', server]));
  const folder = join(scratch, dist, 'client');
  const style = `<style id="stitches" nonce="page">${css}</style>`;
  const document = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace('<!--styles-->', () => style)
    .replace('<!--page-->', () => html);
  return { html, css, document, folder };
}
