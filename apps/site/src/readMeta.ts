/** What a meta tag of the document says; the fallback where there is no document or no such tag. */
export function readMeta(name: string, fallback: string): string {
  if (typeof document === 'undefined') return fallback;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? fallback;
}
