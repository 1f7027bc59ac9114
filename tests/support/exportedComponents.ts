import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A component or hook that a package exports, and its file. */
export interface ExportedComponent {
  readonly name: string;
  readonly file: string;
}

/**
 * The exports of an index that come from a `.tsx` file: components, which are capitalised, and hooks that render a control.
 * Functions that create components are left out.
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
