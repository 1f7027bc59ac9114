/** What the site's build says of its files, as far as it matters here. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }>
>;

/** The addresses of all scripts that these modules are made of, each once. */
export function scriptFiles(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    const address = `/${entry?.file}`;
    if (!entry || found.has(address)) return;
    found.add(address);
    entry.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...found];
}
