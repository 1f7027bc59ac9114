import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../browser');
/** Tests of components on pages without a content security policy. */
const withoutPolicy = [
  'components/allVariants.spec.ts',
  'components/componentTest.ts',
  'fixtures/hasStoppedPainting.spec.ts',
];

test('every browser test of the site uses the fixture that fails on a violation of the content security policy', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(files).toContain('rendering/contentSecurityPolicy.spec.ts');
  const unwatched = files.filter((name) =>
    /import \{[^}]*\btest\b[^}]*\} from '(@playwright\/test|[./]+(?:fixtures\/)?paintingTest\.ts)'/.test(
      readFileSync(join(folder, name), 'utf8'),
    ),
  );
  expect(unwatched.sort()).toEqual(
    [...withoutPolicy, 'fixtures/paintingTest.ts', 'fixtures/cspTest.ts'].sort(),
  );
});
