/** Whether a name can be a path segment of a request for a public collection: '.' and '..' would resolve to another path. */
export function isCollectionName(name: string): boolean {
  return !/^\.{0,2}$/.test(name) && !/\p{Cc}/u.test(name);
}
