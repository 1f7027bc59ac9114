/** Returns the names of a file's stories that have a screenshot: `AllVariants` of a component, or all of a page except `…Interactions`. */
export function storiesWithScreenshot(source: string): string[] {
  const isPage = /\btags: \[[^\]]*'page'/.test(source);
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return names.filter((name) => name === 'AllVariants' || (isPage && !name.endsWith('Interactions')));
}
