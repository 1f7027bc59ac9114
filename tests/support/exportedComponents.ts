import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that a package shows, and the file that it comes from. */
export interface ExportedComponent {
  readonly name: string;
  readonly file: string;
}

/**
 * What an index exports out of a `.tsx` file: components, which have capitals, and hooks that bring a control; a function
 * that makes components is neither.
 */
export function exportedComponents(source: string): ExportedComponent[] {
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  return [...index.matchAll(/export \{([^}]*)\} from '(\.\/[^']+\.tsx)';/g)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^(use)?[A-Z]\w*$/.test(name))
        .map((name) => ({ name, file: join(source, file) })),
  );
}
