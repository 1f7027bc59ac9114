/**
 * The part of Vite's build manifest that is read here.
 * @typedef {{ file: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/** Scripts of their own that only one page loads, by the page's name. @type {Record<string, string>} */
const ownScripts = { 'dashboard/DashboardPage': 'src/own-page/showOwnPage.ts' };

/**
 * The JavaScript that a visitor loads to see each page for the first time: the entry, the page's own chunk,
 * and everything that either imports statically. Layouts that come in chunks of their own are told in the same way.
 * @param {Manifest} manifest
 * @returns {Record<string, string[]>} files by page; 'entry' is what every page loads
 */
export function firstLoadFiles(manifest) {
  const ofOnePage = Object.values(ownScripts);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && !ofOnePage.includes(key));
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && /src\/(pages|layouts)\//.test(key),
  );
  const named = pages.map((page) => {
    const own = ownScripts[pageName(page)];
    return /** @type {const} */ ([
      pageName(page),
      files(manifest, [...entries, ...(own ? [own] : []), page]),
    ]);
  });
  return { entry: files(manifest, entries), ...Object.fromEntries(named) };
}

/** 'src/pages/home/HomePage.tsx' is called 'home/HomePage', 'src/layouts/AuthLayout.tsx' 'layouts/AuthLayout'. @param {string} key */
function pageName(key) {
  return key.replace(/^.*src\/(pages\/)?/, '').replace(/\.\w+$/, '');
}

/** @param {Manifest} manifest @param {string[]} roots */
function files(manifest, roots) {
  const seen = new Set(roots);
  for (const key of seen) for (const imported of manifest[key]?.imports ?? []) seen.add(imported);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
