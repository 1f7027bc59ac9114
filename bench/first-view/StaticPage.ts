/** A title as a static page shows it. */
export interface StaticTitle {
  readonly name: string;
  readonly path: string;
  readonly cover: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML writes it. */
export const written = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A picture of its place's size. */
export function picture(cover: string, width: number, height: number, rest = 'loading="lazy"') {
  return `<img src="${written(cover)}" alt="" width="${width}" height="${height}" ${rest}>`;
}

/** What somebody writes by hand who wants a page to be there soon: one document, one short style, no script. */
export function staticPage(title: string, style: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${written(title)}</title><style>${base}${style}</style></head><body><header><a href="/">Gildshelf</a><nav><a href="/">Home</a><a href="/search">Search</a><a href="/auth/login">Account</a></nav></header><main>${content}</main><footer>Game data from <a href="https://rawg.io/">RAWG</a> Anime data from <a href="https://myanimelist.net/">MyAnimeList</a> © 2026 Gildshelf</footer></body></html>`;
}

const base =
  '*{box-sizing:border-box}body{margin:0;background:#051426;color:#fff;font:16px/1.5 system-ui,sans-serif}a{color:#ffe9a3}img{display:block;background:#10283f;object-fit:cover;border-radius:8px}header,footer{display:flex;gap:24px;padding:16px 24px}header nav{display:flex;gap:24px;margin-left:auto}main{max-width:1280px;margin:auto;padding:24px 16px}';
