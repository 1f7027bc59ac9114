import type { BrowsedTitles } from '@gildshelf/api-client/contract';
import { escapeHtml, imageElement, type StaticTitle, staticPage } from './staticPages.ts';

export interface StaticBrowse extends Pick<BrowsedTitles, 'facets' | 'total'> {
  readonly heading: string;
  readonly titles: readonly (StaticTitle & { readonly year: number | null })[];
  /** The SVG path of the wordmark. */
  readonly wordmark: string;
}

/** A browse page written by hand: the same filters with their counts in a form, and the same cards. */
export function staticBrowse({ heading, facets, total, titles, wordmark }: StaticBrowse): string {
  const fields = facets.map(({ name, label, values }) => {
    const options = values.map(
      ({ value, count }) =>
        `<label><input type="checkbox" name="${name}" value="${escapeHtml(value)}">${escapeHtml(value)}<i>${count}</i></label>`,
    );
    return `<fieldset><legend>${label}</legend>${options.join('')}</fieldset>`;
  });
  const cards = titles.map(
    ({ name, path, cover, year }) =>
      `<li><a href="${path}">${imageElement(`${cover}&shape=card`, 150, 180)}<span>${escapeHtml(name)}</span><i>${year ?? ''}</i></a></li>`,
  );
  return staticPage(
    `${heading} · Gildshelf`,
    wordmark,
    style,
    `<h1>${heading}</h1><details><summary>Filters</summary><form>${fields.join('')}<button>Apply</button></form></details><p>${total} titles</p><ul>${cards.join('')}</ul>`,
  );
}

const style =
  'h1{font-size:28px;line-height:1.2}summary{width:max-content;min-height:48px;margin:16px 0;padding:12px 24px;border:1px solid rgba(255,255,255,.36);border-radius:4px;font-weight:600}fieldset{margin:0 0 16px;padding:12px;border:1px solid var(--line);border-radius:12px}label{display:flex;gap:8px;align-items:center;min-height:44px}i{margin-left:auto;color:var(--soft);font:14px/1.5 inherit}' +
  'ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:24px 16px;margin-top:16px;list-style:none}li a{display:block;height:270px;border:1px solid var(--line);border-radius:12px;background:linear-gradient(#0d2440,#0a1d33);box-shadow:0 10px 26px -10px rgba(0,0,0,.65);color:#fff;font-size:14px;font-weight:500;line-height:1.286;text-decoration:none}li a:hover{transform:translateY(-4px);box-shadow:0 18px 40px -8px rgba(0,0,0,.7)}li img{width:100%;border-radius:12px 12px 0 0}li span{display:block;overflow:hidden;margin:13px 12px 4px;white-space:nowrap;text-overflow:ellipsis}li i{margin:0 12px}';
