/** A title on a static page. */
export interface StaticTitle {
  readonly name: string;
  readonly path: string;
  readonly cover: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** An image element with its dimensions, so that the layout does not shift. */
export function imageElement(cover: string, width: number, height: number, rest = 'loading="lazy"') {
  return `<img src="${escapeHtml(cover)}" alt="" width="${width}" height="${height}" ${rest}>`;
}

/** A line icon with a 24 by 24 view box. */
export const lineIcon = (path: string) =>
  `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${path}"/></svg>`;

/** The wordmark of the brand; `wide` for the heading of Home. */
const wordmarkSvg = (wide = false) =>
  `<svg role="img" aria-label="Gildshelf" viewBox="0 0 3940 820" class="${wide ? 'w' : 'n'}"><use href="#word"/></svg>`;

/** A page with the site's styles, written by hand for speed: one document, one style element, no script. */
export function staticPage(title: string, wordmark: string, style: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#051426"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${escapeHtml(title)}</title><style>${baseStyles}${style}</style></head><body>${svgDefinitions(wordmark)}<header><a href="/" class="h">${logo}${wordmarkSvg()}</a><nav><a href="/">${lineIcon(houseIcon)}Home</a><a href="/search">${lineIcon(searchIcon)}Search</a><a href="/auth/login">${lineIcon(userIcon)}Account</a></nav></header><main>${content}</main><footer>Game data from <a href="https://rawg.io/">RAWG</a> Anime data from <a href="https://myanimelist.net/">MyAnimeList</a> © 2026 Gildshelf</footer></body></html>`;
}

const houseIcon = 'M3.5 11.5L12 4l8.5 7.5M6 9.7V20h12V9.7M10 20v-5.5h4V20';
const searchIcon = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3L20.5 20.5';
const userIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20.5c.4-3.6 3.3-5.5 7-5.5s6.6 1.9 7 5.5';
const logo =
  '<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" class="m"><path d="M4 8.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V22H4zM10.5 5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v17h-5zM16.7 8a.9.9 0 0 1 .6-1.1l2.7-.8a.9.9 0 0 1 1.1.6L25.3 20.6a.9.9 0 0 1-.6 1.1l-1 .3h-3.1zM2 23.4h24v1.8H2z"/></svg>';
const svgDefinitions = (wordmark: string) =>
  `<svg width="0" height="0" class="d"><linearGradient id="gilding" x2="0" y2="1"><stop stop-color="#fff8e3"/><stop offset=".3" stop-color="#ffe36b"/><stop offset=".58" stop-color="#f2c021"/><stop offset="1" stop-color="#bc780c"/></linearGradient><path id="word" d="${wordmark}"/></svg>`;

const baseStyles =
  ':root{--gold:#ffd700;--soft:rgba(255,255,255,.72);--line:rgba(255,255,255,.08)}*,:before,:after{box-sizing:border-box}' +
  'body{margin:0;min-height:100vh;background:#051426 radial-gradient(120% 80vh at 50% 0,#0c2340,transparent) no-repeat;color:#fff;font:16px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-font-smoothing:antialiased}' +
  'a{color:#ffe9a3;text-underline-offset:3px}a:focus-visible{outline:2px solid var(--gold);outline-offset:2px}h1,h2,p,ul,dl,dd{margin:0;padding:0}h2{font-size:22px;line-height:1.2;letter-spacing:-.011em}img{display:block;background:#10283f;object-fit:cover;border-radius:12px}' +
  'svg{flex:none}path{fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}.d{position:absolute}.d path,.m path{stroke:none}#word{fill:url(#gilding)}.m path{fill:#f5cb3a}.n{width:118px}.w{width:min(400px,100%)}' +
  'header{position:sticky;z-index:9;top:0;display:flex;align-items:center;height:64px;padding:0 max(16px,50vw - 600px);border-bottom:1px solid var(--line);background:rgba(5,20,38,.86);backdrop-filter:blur(12px)}.h{display:flex;gap:8px;align-items:center}nav{display:flex;gap:20px;margin-left:auto}nav a{display:flex;gap:8px;align-items:center;color:var(--soft);font-size:14px;font-weight:500;text-decoration:none}nav a:hover{color:#fff}' +
  'main{max-width:1232px;margin:auto;padding:24px 16px}.b1,.b2{display:inline-flex;align-items:center;gap:8px;min-height:48px;padding:0 24px;border-radius:4px;font-weight:600;text-decoration:none}.b1{background:linear-gradient(#ffe98a,#f2c021 55%,#d9a514);box-shadow:inset 0 1px rgba(255,255,255,.45),0 8px 20px -8px rgba(255,182,46,.5);color:#051426}.b2{border:1px solid rgba(255,255,255,.36);color:#fff}.b1:hover{filter:brightness(1.05)}.b2:hover{border-color:rgba(255,255,255,.56)}' +
  'footer{display:flex;flex-wrap:wrap;gap:8px 32px;max-width:1232px;margin:48px auto 0;padding:24px 16px;border-top:1px solid var(--line);color:var(--soft);font-size:14px}@media(max-width:599px){header{height:60px}nav{gap:12px}nav a{flex-direction:column;gap:2px;font-size:12px}}@media(prefers-reduced-motion:no-preference){a{transition:color .15s,border-color .15s,transform .15s}}';

const sizes = [108, 144, 216, 144, 108];

/** Home written by hand: the same text, the same covers, the same two hundred cards. */
export function staticHome(
  lists: Readonly<Record<string, readonly StaticTitle[]>>,
  wordmark: string,
): string {
  const all = Object.values(lists);
  // The best titles of both lists alternate, with the best one in the middle.
  const best = [0, 1, 2].flatMap((rank) => all.flatMap((list) => list.slice(rank, rank + 1)));
  const skyline = [3, 1, 0, 2, 4].map((rank, index) => {
    const width = sizes[index] ?? 0;
    const cover = `${best[rank]?.cover}&shape=detail`;
    return imageElement(cover, width, Math.round(width * 1.33), index === 2 ? 'fetchpriority="high"' : '');
  });
  const shelves = Object.entries(lists).map(
    ([title, list]) =>
      `<section><h2>${title}<span>${arrows}</span></h2><ul>${list.map(card).join('')}</ul></section>`,
  );
  return staticPage(
    'Gildshelf',
    wordmark,
    style,
    `<p class="t">More levels are loading. Upgrades unlock soon.</p><h1>${wordmarkSvg(true)}</h1><h2>Welcome!</h2><p class="e">Track the games, anime and movies you love, share your thoughts and connect with fellow fans. More features (TV shows, deeper community tools) are coming.</p><p><a href="/auth/register" class="b1">Join Now</a></p><div class="s">${skyline.join('')}</div><hr>${shelves.join('')}`,
  );
}

const card = ({ name, path, cover }: StaticTitle, index: number) =>
  `<li><a href="${path}">${imageElement(cover, 150, 180)}<b>${index + 1}</b><span>${escapeHtml(name)}</span></a></li>`;

const arrows = lineIcon('M15 5l-7 7 7 7') + lineIcon('M9 5l7 7-7 7');

const style =
  '.t{display:inline-block;padding:5px 16px;border:1px solid rgba(255,215,0,.3);border-radius:999px;background:rgba(255,224,170,.13);font-size:14px}h1{margin:20px 0;line-height:0}h1+h2{font-size:28px}.e{max-width:400px;margin:8px 0 20px;color:var(--soft)}.s{display:flex;gap:12px;align-items:flex-end;justify-content:center;overflow:hidden;margin-top:24px}.s img{height:auto;box-shadow:0 18px 40px -8px rgba(0,0,0,.7),0 0 0 1px var(--line);-webkit-box-reflect:below 4px linear-gradient(transparent 78%,rgba(0,0,0,.16))}.s img:nth-child(3){width:138px}.s img:nth-child(even){width:100px}@media(max-width:599px){.s img:nth-child(4n+1){display:none}}hr{height:1px;margin:0 0 56px;border:0;background:linear-gradient(90deg,transparent,#ffe9a3 40%,transparent)}section{margin-top:56px}section h2{display:flex;justify-content:space-between;margin-bottom:20px}section h2 span{display:flex;gap:8px}' +
  'ul{display:grid;grid:repeat(2,240px)/auto-flow 150px;gap:24px;overflow:auto;margin:-12px -16px -28px;padding:12px 16px 28px;scroll-snap-type:x proximity;scrollbar-width:none;list-style:none}li{scroll-snap-align:start}li a{position:relative;display:block;height:240px;border:1px solid var(--line);border-radius:12px;background:linear-gradient(#0d2440,#0a1d33);box-shadow:0 10px 26px -10px rgba(0,0,0,.65);color:#fff;font-size:14px;font-weight:500;line-height:1.286;text-decoration:none}li a:hover{transform:translateY(-4px);box-shadow:0 18px 40px -8px rgba(0,0,0,.7)}li img{border-radius:12px 12px 0 0}li span{display:-webkit-box;overflow:hidden;margin:13px 12px 0;-webkit-box-orient:vertical;-webkit-line-clamp:2}li b{position:absolute;top:171px;left:11px;min-width:24px;height:18px;padding:0 5px;border:1px solid rgba(255,215,0,.7);border-radius:4px;background:#051426;color:#ffe9a3;font:12px/16px inherit;text-align:center}';
