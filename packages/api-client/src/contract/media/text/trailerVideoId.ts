const hosts = ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com'];
const embedPath = /^\/embed\/([\w-]{11})\/?$/;

/** The video id of a YouTube embed URL, 11 characters; null for any other URL. */
export function trailerVideoId(embedUrl: string): string | null {
  if (!URL.canParse(embedUrl)) return null;
  const { protocol, hostname, pathname } = new URL(embedUrl);
  // http is safe here, because the player's URL is built from the id.
  if (!['https:', 'http:'].includes(protocol) || !hosts.includes(hostname)) return null;
  return embedPath.exec(pathname)?.[1] ?? null;
}
