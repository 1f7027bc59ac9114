import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokensTables } from '../../packages/ui/build/tokens/tokensTable.ts';

test('docs/theming.md lists every custom property with its values', async () => {
  const file = join(import.meta.dirname, '../../docs/theming.md');
  let text = readFileSync(file, 'utf8');
  for (const [name, table] of Object.entries(tokensTables())) {
    const section = new RegExp(`(<!-- ${name} -->\n)[^]*(<!-- /${name} -->)`);
    expect(text).toMatch(section);
    text = text.replace(section, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`);
  }
  await expect(text).toMatchFileSnapshot(file);
});
