import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'browser');
/** Components on a page of their own, which no policy of ours covers. */
const withoutPolicy = ['componentTest.ts', 'galleries.spec.ts', 'painting.spec.ts'];

test('every browser test of the site fails when the policy of its pages refuses something', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(files).toContain('policy.spec.ts');
  const unwatched = files.filter((name) =>
    /import \{[^}]*\btest\b[^}]*\} from '(@playwright\/test|\.\/paintingTest\.ts)'/.test(
      readFileSync(join(folder, name), 'utf8'),
    ),
  );
  expect(unwatched.sort()).toEqual([...withoutPolicy, 'paintingTest.ts', 'watched.ts'].sort());
});
