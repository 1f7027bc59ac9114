const hosts = ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com'];
const embedPath = /^\/embed\/([\w-]{11})\/?$/;

/** The video in an embed address of YouTube, 11 characters; null for any other address. */
export function trailerVideoId(embedUrl: string): string | null {
  if (!URL.canParse(embedUrl)) return null;
  const { protocol, hostname, pathname } = new URL(embedUrl);
  // The address is made anew, so an old one without encryption does no harm.
  if (!['https:', 'http:'].includes(protocol) || !hosts.includes(hostname)) return null;
  return embedPath.exec(pathname)?.[1] ?? null;
}
