/** What of a story file the image comparison takes: its Gallery, or every look of a page; never what is acted out. */
export function picturedStories(source: string): string[] {
  const isPage = /\btags: \[[^\]]*'page'/.test(source);
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return names.filter((name) => name === 'Gallery' || (isPage && !name.endsWith('Interactions')));
}
