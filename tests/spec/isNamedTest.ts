import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** Whether 'file > title' refers to text that the file contains, such as the title of a test or a part of one. */
export function isNamedTest(name: string): boolean {
  const [file = '', ...rest] = name.split(' > ');
  const path = new URL(file, root);
  const title = rest.join(' > ');
  return existsSync(path) && title !== '' && readFileSync(path, 'utf8').includes(title);
}

/** Whether 'file > title' refers to a test by its whole title, as it is quoted in the source. */
export function isWholeTestName(name: string): boolean {
  const [file = '', ...rest] = name.split(' > ');
  const path = new URL(file, root);
  const title = rest.join(' > ').replaceAll("\\'", "'");
  if (!existsSync(path) || !title || !/\.(test|spec)\.tsx?$/.test(file)) return false;
  const text = readFileSync(path, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
}

/** Whether 'file > title' is a test of the whole site: in Chromium, or in jsdom with a fake API and without layout. */
export const isTestOfSite = (name: string): boolean => /^tests\/(browser|site)\//.test(name);
