import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from './run.ts';

/** A page of the scratch project as a server sends it. */
export interface BuiltPage {
  /** What was rendered, and the text of its styles. */
  readonly html: string;
  readonly css: string;
  /** All of it in the page's own document. */
  readonly document: string;
  /** Its files. */
  readonly folder: string;
}

const require = createRequire(import.meta.url);

/** The oldest React that the packages allow, for Vite's aliases. */
export const oldestReact = {
  react: dirname(require.resolve('react-19.0/package.json')),
  'react-dom': dirname(require.resolve('react-dom-19.0/package.json')),
};

/**
 * Builds the page whose `index.html` stands in a folder (`.` for the project's own), with the installed React or the one in other
 * folders, and renders it.
 */
export async function buildPage(
  scratch: string,
  page: '.' | 'guest',
  otherReact: Readonly<Record<string, string>> = {},
): Promise<BuiltPage> {
  const vite = join(scratch, 'node_modules/.bin/vite');
  const dist = join('dist', otherReact.react ? 'other-react' : 'react', page);
  const variables = { OTHER_REACT: JSON.stringify(otherReact) };
  const build = (outDir: string, ...more: string[]) =>
    run(
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
  const { html, css } = JSON.parse(await run(scratch, 'node', ['renderPage.mjs', server]));
  const folder = join(scratch, dist, 'client');
  const style = `<style id="stitches" nonce="page">${css}</style>`;
  const document = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace('<!--styles-->', () => style)
    .replace('<!--page-->', () => html);
  return { html, css, document, folder };
}
