/** An SVG document (well-formed Unicode) as the address of an image, fit for `src`, `srcset` and a quoted `url("…")`. */
export function coverDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
