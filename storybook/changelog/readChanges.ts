/** A change of the packages that is not released yet. */
export interface Changeset {
  /** Package and kind of release, such as `['@gildshelf/ui', 'minor']`. */
  readonly packages: readonly (readonly [name: string, bump: string])[];
  readonly text: string;
}

/** Parses a file of `.changeset`: the packages between the lines `---`, then the text. */
export function parseChangeset(source: string): Changeset {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const packages = [...head.matchAll(/^'([^']+)': (\w+)$/gm)].map(
    ([, name = '', bump = '']) => [name, bump] as const,
  );
  return { packages, text: text.trim() };
}

/** Changes by package, in the order of the names. A change of several packages is listed with the first of them. */
export function byPackage(changes: readonly Changeset[]): [name: string, changes: Changeset[]][] {
  const groups = Map.groupBy(changes, ({ packages }) => packages[0]?.[0] ?? '');
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

/** Markdown without the title of the document, and with links to files of the repository as plain text. */
export function withoutTitle(markdown: string): string {
  return markdown.replace(/^# .*\n/, '').replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
}
