import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Example {
  /** File and line at which the code begins, such as `packages/ui/README.md:12`. */
  readonly place: string;
  readonly code: string;
  readonly language: 'ts' | 'tsx';
}

/** Every TypeScript code block of the documentation. */
export function readExamples(root: string): Example[] {
  const pages = globSync(['README.md', 'packages/*/README.md', 'docs/**/*.md'], { cwd: root }).sort();
  return pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(({ index, 1: language, 2: code = '' }) => ({
      place: `${page.replaceAll('\\', '/')}:${text.slice(0, index).split('\n').length + 1}`,
      code,
      language: language === 'ts' ? 'ts' : 'tsx',
    }));
  });
}
