import {
  escapeHtml,
  imageElement,
  lineIcon,
  type StaticTitle,
  staticPage,
  wordmarkSvg,
} from './staticPage.ts';

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
    `<p class="t">More levels are loading. Upgrades unlock soon.</p><h1>${wordmarkSvg(true)}</h1><h2>Welcome!</h2><p class="e">Track the games and anime you love, share your thoughts and connect with fellow fans. More features (movies, TV shows, deeper community tools) are coming.</p><p><a href="/auth/register" class="b1">Join Now</a></p><div class="s">${skyline.join('')}</div><hr>${shelves.join('')}`,
  );
}

const card = ({ name, path, cover }: StaticTitle, index: number) =>
  `<li><a href="${path}">${imageElement(cover, 150, 180)}<b>${index + 1}</b><span>${escapeHtml(name)}</span></a></li>`;

const arrows = lineIcon('M15 5l-7 7 7 7') + lineIcon('M9 5l7 7-7 7');

const style =
  '.t{display:inline-block;padding:5px 16px;border:1px solid rgba(255,215,0,.3);border-radius:999px;background:rgba(255,224,170,.13);font-size:14px}h1{margin:20px 0;line-height:0}h1+h2{font-size:28px}.e{max-width:400px;margin:8px 0 20px;color:var(--soft)}.s{display:flex;gap:12px;align-items:flex-end;justify-content:center;overflow:hidden;margin-top:24px}.s img{height:auto;box-shadow:0 18px 40px -8px rgba(0,0,0,.7),0 0 0 1px var(--line);-webkit-box-reflect:below 4px linear-gradient(transparent 78%,rgba(0,0,0,.16))}.s img:nth-child(3){width:138px}.s img:nth-child(even){width:100px}@media(max-width:599px){.s img:nth-child(4n+1){display:none}}hr{height:1px;margin:0 0 56px;border:0;background:linear-gradient(90deg,transparent,#ffe9a3 40%,transparent)}section{margin-top:56px}section h2{display:flex;justify-content:space-between;margin-bottom:20px}section h2 span{display:flex;gap:8px}' +
  'ul{display:grid;grid:repeat(2,240px)/auto-flow 150px;gap:24px;overflow:auto;margin:-12px -16px -28px;padding:12px 16px 28px;scroll-snap-type:x proximity;scrollbar-width:none;list-style:none}li{scroll-snap-align:start}li a{position:relative;display:block;height:240px;border:1px solid var(--line);border-radius:12px;background:linear-gradient(#0d2440,#0a1d33);box-shadow:0 10px 26px -10px rgba(0,0,0,.65);color:#fff;font-size:14px;font-weight:500;line-height:1.286;text-decoration:none}li a:hover{transform:translateY(-4px);box-shadow:0 18px 40px -8px rgba(0,0,0,.7)}li img{border-radius:12px 12px 0 0}li span{display:-webkit-box;overflow:hidden;margin:13px 12px 0;-webkit-box-orient:vertical;-webkit-line-clamp:2}li b{position:absolute;top:171px;left:11px;min-width:24px;height:18px;padding:0 5px;border:1px solid rgba(255,215,0,.7);border-radius:4px;background:#051426;color:#ffe9a3;font:12px/16px inherit;text-align:center}';
