/** The part of the manifest of the site's build that the server reads. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }>
>;

/** The URL paths of all scripts that these modules consist of, without duplicates. */
export function scriptFiles(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const paths = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    const path = `/${entry?.file}`;
    if (!entry || paths.has(path)) return;
    paths.add(path);
    entry.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...paths];
}
