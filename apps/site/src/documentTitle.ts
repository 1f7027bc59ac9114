const product = 'Gildshelf';

/** What a page is called in a tab and in a history; null while its own title is not known. */
export function documentTitle(title: string | null): string {
  return title && title !== product ? `${title} · ${product}` : product;
}
