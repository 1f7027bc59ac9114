const product = 'Gildshelf';

/** The `document.title` of a page; the product name alone while the page's own title is not known (null). */
export function documentTitle(title: string | null): string {
  return title && title !== product ? `${title} · ${product}` : product;
}
