/**
 * The fields of Vite's build manifest that are used here.
 * @typedef {{ file: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * The JavaScript that a visitor loads to see each page for the first time: the entry, the page's own chunk,
 * and everything that either imports statically. Layouts in separate chunks are listed like pages.
 * @param {Manifest} manifest
 * @param {readonly { module?: string | undefined, entryScript?: string | undefined }[]} definitions the site's pages
 * @returns {Record<string, string[]>} files by page; 'entry' is what every page loads
 */
export function firstLoadFiles(manifest, definitions) {
  const pageScripts = Object.fromEntries(
    definitions.flatMap(({ module, entryScript }) =>
      module && entryScript ? [[module.replace(/\.tsx$/, ''), `src/${entryScript}`]] : [],
    ),
  );
  const scriptsOfOnePage = Object.values(pageScripts);
  const entries = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry && !scriptsOfOnePage.includes(key),
  );
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && /src\/(pages|layouts)\//.test(key),
  );
  const named = pages.map((page) => {
    const own = pageScripts[pageName(page)];
    return /** @type {const} */ ([
      pageName(page),
      files(manifest, [...entries, ...(own ? [own] : []), page]),
    ]);
  });
  return { entry: files(manifest, entries), ...Object.fromEntries(named) };
}

/** 'src/pages/home/HomePage.tsx' becomes 'home/HomePage', 'src/layouts/AuthLayout.tsx' becomes 'layouts/AuthLayout'. @param {string} key */
function pageName(key) {
  return key.replace(/^.*src\/(pages\/)?/, '').replace(/\.\w+$/, '');
}

/** @param {Manifest} manifest @param {string[]} roots */
function files(manifest, roots) {
  const keys = new Set(roots);
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}
