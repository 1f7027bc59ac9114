import { escapeHtml, imageElement, lineIcon, type StaticTitle, staticPage } from './staticPages.ts';

export interface StaticDetails extends StaticTitle {
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly description: string;
  /** The label of the media type. */
  readonly kind: string;
  /** What the title page shows below the description, as lines of text. */
  readonly details: readonly (readonly [label: string, value: string])[];
  readonly links: readonly { readonly name: string; readonly url: string }[];
  /** The rows of titles: the series in order, similar ones. */
  readonly rows: readonly (readonly [heading: string, titles: readonly StaticTitle[]])[];
  /** RAWG's average out of five; null for a title without one. */
  readonly rating: number | null;
  /** The SVG path of the wordmark. */
  readonly wordmark: string;
}

/** A title's page written by hand: the same text and images. */
export function staticTitle({
  name,
  kind,
  cover,
  facts,
  description,
  rating,
  details,
  links,
  rows,
  wordmark,
}: StaticDetails): string {
  const average = rating ? `<p class="r">${rating} / 5 ${stars}Average Rating on RAWG</p>` : '';
  const listOf = (lines: StaticDetails['facts']) =>
    `<dl>${lines.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
  const shelves = rows.map(([heading, titles]) => {
    const cards = titles.map(
      (other) =>
        `<li><a href="${other.path}">${imageElement(`${other.cover}&shape=card`, 150, 180)}<span>${escapeHtml(other.name)}</span></a></li>`,
    );
    return titles.length > 0 ? `<h2>${heading}</h2><ul>${cards.join('')}</ul>` : '';
  });
  const elsewhere = links.map(
    (link) => `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.name)}</a></p>`,
  );
  return staticPage(
    `${name} · Gildshelf`,
    wordmark,
    style,
    `${imageElement(`${cover}&shape=banner`, 1280, 560, 'class="b" fetchpriority="low"')}<p><a href="/" class="b2">${lineIcon('M15 5l-7 7 7 7')}Back</a></p><p class="k">${kind}</p><h1>${escapeHtml(name)}</h1>${average}${imageElement(`${cover}&shape=detail`, 282, 375, 'class="c" fetchpriority="high"')}${listOf(facts)}<section><div><h2>Keep it on your shelf</h2><p>Log in to set a status and a rating.</p></div><a href="/auth/login" class="b1">Log In</a><a href="/auth/register" class="b2">Create Account</a></section><h2>Description</h2><p class="e">${escapeHtml(description)}</p><h2>Details</h2>${listOf(details)}${elsewhere.length > 0 ? `<h2>Elsewhere</h2>${elsewhere.join('')}` : ''}${shelves.join('')}`,
  );
}

const stars = `<svg viewBox="0 0 156 24" width="143" height="22" aria-hidden="true" class="g"><path d="${[0, 33, 66, 99, 132].map((x) => `M${12 + x} 2l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z`).join('')}"/></svg>`;

const style =
  'main{position:relative}.b{position:absolute;z-index:-1;inset:0;width:100%;height:420px;border-radius:0;filter:blur(40px) saturate(1.2);opacity:.4;-webkit-mask:linear-gradient(#000,transparent)}.k{margin-top:24px;color:#ffe9a3;font-size:14px;font-weight:500}h1{font-size:36px;line-height:1.2;letter-spacing:-.018em;overflow-wrap:anywhere}.r{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;margin:12px 0 24px;color:var(--soft);font-size:14px}.g path{fill:var(--gold);stroke:none}.c{box-shadow:0 18px 40px -8px rgba(0,0,0,.7),0 0 0 1px var(--line)}' +
  'dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(160px,1fr));gap:16px 24px;margin:24px 0}dt{color:rgba(255,255,255,.62);font-size:14px}section{display:flex;flex-wrap:wrap;gap:16px;align-items:center;margin:24px 0 32px;padding:24px;border:1px solid var(--line);border-top-color:rgba(255,215,0,.6);border-radius:12px;background:linear-gradient(#0c2139,#0a1d33)}section div{flex:1 1 240px}section p,.e{color:var(--soft)}.e{max-width:72ch;margin-top:12px}ul{display:grid;grid-auto-flow:column;grid-auto-columns:150px;gap:24px;overflow:auto;margin:20px 0;list-style:none}li a{display:block;height:240px;border:1px solid var(--line);border-radius:12px;background:linear-gradient(#0d2440,#0a1d33);color:#fff;font-size:14px;text-decoration:none}li span{display:block;margin:13px 12px 0}@media(min-width:900px){main{display:grid;grid-template-columns:282px 1fr;gap:0 48px}main>*{grid-column:2}.c{grid-column:1;grid-row:1/span 7}}';
