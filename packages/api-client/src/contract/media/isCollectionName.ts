/** Whether a host can be asked for the collection of this name: dots alone would climb in the address of the call. */
export function isCollectionName(name: string): boolean {
  return !/^\.{0,2}$/.test(name) && !/\p{Cc}/u.test(name);
}
