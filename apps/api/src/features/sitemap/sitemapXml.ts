/** A page that search engines may index. */
export interface SitemapUrl {
  readonly location: string;
  /** Milliseconds since 1970; left out where it is unknown. */
  readonly changed?: number;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of all sitemap files (sitemaps.org). */
export function sitemapIndex(locations: readonly string[]): string {
  const lines = locations.map((location) => `<sitemap><loc>${escaped(location)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${schema}>\n${lines.join('')}</sitemapindex>\n`;
}

/** Yields the text of a sitemap file, one chunk for each list of URLs. */
export async function* urlSet(lists: AsyncIterable<readonly SitemapUrl[]>): AsyncGenerator<string> {
  yield `${head}<urlset ${schema}>\n`;
  for await (const list of lists) yield list.map(urlLine).join('');
  yield '</urlset>\n';
}

function urlLine({ location, changed }: SitemapUrl): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
  return `<url><loc>${escaped(location)}</loc>${lastmod}</url>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
