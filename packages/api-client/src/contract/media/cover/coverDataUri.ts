/** A data URI of an SVG document, valid in `src`, `srcset` and a quoted `url("…")`. Throws a URIError for lone surrogates. */
export function coverDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
