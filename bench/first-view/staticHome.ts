import { picture, type StaticTitle, staticPage, written } from './StaticPage.ts';

const sizes = [108, 144, 216, 144, 108];

/** Home written by hand: the same words, the same covers, the same two hundred cards. */
export function staticHome(lists: Readonly<Record<string, readonly StaticTitle[]>>): string {
  const all = Object.values(lists);
  // The best of both lists in turn, the very best in the middle.
  const best = [0, 1, 2].flatMap((rank) => all.flatMap((list) => list.slice(rank, rank + 1)));
  const skyline = [3, 1, 0, 2, 4].map((place, index) => {
    const width = sizes[index] ?? 0;
    const cover = `${best[place]?.cover}&shape=detail`;
    return picture(cover, width, Math.round(width * 1.33), index === 2 ? 'fetchpriority="high"' : '');
  });
  const shelves = Object.entries(lists).map(
    ([title, list]) => `<section><h2>${title}</h2><ul>${list.map(card).join('')}</ul></section>`,
  );
  return staticPage(
    'Gildshelf',
    style,
    `<p>More levels are loading. Upgrades unlock soon.</p><h1>Gildshelf</h1><h2>Welcome!</h2><p>Track the games and anime you love, share your thoughts and connect with fellow fans.</p><p><a href="/auth/register">Join Now</a></p><div class="s">${skyline.join('')}</div>${shelves.join('')}`,
  );
}

const card = ({ name, path, cover }: StaticTitle, index: number) =>
  `<li><a href="${path}">${picture(cover, 150, 180)}<b>${index + 1}</b> ${written(name)}</a></li>`;

const style =
  'h1{font-size:64px;margin:0}.s{display:flex;gap:12px;align-items:flex-end;justify-content:center;overflow:hidden}ul{display:grid;grid:repeat(2,240px)/auto-flow 150px;gap:24px;overflow:auto;margin:0;padding:0;list-style:none}li a{display:block;height:240px;overflow:hidden;background:#0a1d33;border-radius:8px;color:#fff;font-size:14px;text-decoration:none}';
