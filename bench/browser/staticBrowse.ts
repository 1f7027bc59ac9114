import type { BrowsedTitles } from '@gildshelf/api-client/contract';
import { escapeHtml, imageElement, lineIcon, type StaticTitle, staticPage } from './staticPages.ts';

interface StaticTile extends StaticTitle {
  readonly year: number | null;
  /** Out of five; null for a title without one. */
  readonly average: number | null;
}

export interface StaticBrowse extends Pick<BrowsedTitles, 'facets' | 'total'> {
  readonly heading: string;
  /** The links to the browse pages of all media types. */
  readonly mediaTypes: readonly (readonly [label: string, path: string])[];
  readonly sorts: readonly string[];
  readonly titles: readonly StaticTile[];
  /** The SVG path of the wordmark. */
  readonly wordmark: string;
}

/** A browse page written by hand: the same filters with their counts in a form, and the same covers in as many columns. */
export function staticBrowse({
  heading,
  mediaTypes,
  facets,
  sorts,
  total,
  titles,
  wordmark,
}: StaticBrowse): string {
  const links = mediaTypes.map(([label, path]) => `<a href="${path}" class="b2">${label}</a>`);
  const fields = facets.map(({ name, label, values }) => {
    const options = values.map(
      ({ value, count }) =>
        `<label><input type="checkbox" name="${name}" value="${escapeHtml(value)}">${escapeHtml(value)}<i>${count}</i></label>`,
    );
    return `<fieldset><legend>${label}</legend>${options.join('')}</fieldset>`;
  });
  const options = sorts.map((sort) => `<option>${sort}</option>`);
  const tiles = titles.map(({ name, path, cover, year, average }) => {
    const rating = average === null ? '' : `${average.toFixed(2)} ${lineIcon(star)}`;
    return `<li><a href="${path}">${imageElement(`${cover}&shape=card`, 150, 180)}<span>${escapeHtml(name)}</span><b>${year ?? ''} ${rating}</b></a></li>`;
  });
  return staticPage(
    `${heading} · Gildshelf`,
    wordmark,
    style,
    `<h1>${heading}</h1><p class="l">${links.join('')}</p><details><summary>Filters</summary><form>${fields.join('')}<button>Apply</button></form></details><label>Sort <select>${options.join('')}</select></label><p>${total} titles</p><ul>${tiles.join('')}</ul><p><a href="?after=" class="b2 m">Show ${titles.length} more</a></p>`,
  );
}

const star = 'M12 3.4l2.7 5.5 6 .9-4.4 4.2 1.1 6-5.4-2.8-5.4 2.8 1.1-6-4.4-4.2 6-.9z';

const style =
  'h1{font-size:28px;line-height:1.2}summary{width:max-content;min-height:48px;margin:16px 0;padding:12px 24px;border:1px solid rgba(255,255,255,.36);border-radius:4px;font-weight:600}fieldset{margin:0 0 16px;padding:12px;border:1px solid var(--line);border-radius:12px}label{display:flex;gap:8px;align-items:center;min-height:44px}i{margin-left:auto;color:var(--soft);font:14px/1.5 inherit}' +
  'ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.25rem,1fr));gap:20px 12px;margin-top:16px;list-style:none}li{min-width:0}li a{display:block;color:#fff;font-size:14px;font-weight:500;line-height:1.43;text-decoration:none}li a:hover{text-decoration:underline}li img{width:100%;height:auto;margin-bottom:6px}li span{display:block;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}b{display:flex;gap:8px;min-height:1.4em;color:var(--soft);font:12px/1.4 inherit}b svg{width:11px;height:11px}.l{display:flex;flex-wrap:wrap;gap:8px;margin:24px 0}.m{width:100%;margin-top:24px;justify-content:center}@media(min-width:600px){ul{grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));gap:24px 20px}}';
