import type { PageFacts } from '../../config/PageFacts.ts';

/**
 * The rules for crawlers: no API, and no folder of the site that contains a page which must not be indexed, except the pages in it that
 * may be. Of several matching rules the longest applies.
 */
export function robotsText(pages: readonly PageFacts[], publicUrl: string): string {
  const documents = pages.filter(({ layout }) => layout !== 'frame');
  const hidden = documents.filter(({ robots }) => robots === 'noindex').map(({ path }) => folderOf(path));
  const folders = [...new Set(hidden)].sort();
  const shown = documents.filter(
    ({ path, robots }) => robots !== 'noindex' && folders.includes(folderOf(path)),
  );
  return [
    'User-agent: *',
    ...['/api/', ...folders].map((path) => `Disallow: ${path}`),
    ...shown.map(({ path }) => `Allow: ${path.replaceAll(/:\w+/g, '*')}`).sort(),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The first folder of a path: `/user/` of `/user/:username/profile`. */
const folderOf = (path: string) => /^\/[^/]+\//.exec(path)?.[0] ?? path;
