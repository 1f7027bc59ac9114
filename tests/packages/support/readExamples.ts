import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Example {
  /** `packages/ui/README.md:12`, where its code begins. */
  readonly place: string;
  readonly code: string;
  readonly language: 'ts' | 'tsx';
}

/** Every block of TypeScript that the documents show. */
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
