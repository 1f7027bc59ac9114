// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hostileTexts } from '../../support/hostileTexts.ts';
import { description, findTitle, openTitle } from './mediaSite.ts';

const fields = [
  ['game', 'description_raw'],
  ['game', 'description'],
  ['anime', 'synopsis'],
] as const;

test.each(hostileTexts.flatMap(([kind, text]) => fields.map((field) => [kind, ...field, text] as const)))(
  '200 kB of %s in the description of type %s (%s) are shown as text, and execute no script',
  async (_, type, field, text) => {
    await openTitle(type, { name: 'A Title', title: 'A Title', [field]: text });
    await findTitle('A Title');
    expect(description()).toMatch(/^Description./s);
    expect(
      document.querySelector('[data-part="description"]')?.querySelector('script, img, a, b'),
    ).toBeNull();
    expect(Reflect.get(globalThis, 'taken')).toBeUndefined();
  },
);
