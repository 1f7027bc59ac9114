import { expect, test } from 'vitest';
import { extractQuotes } from './extractQuotes.ts';

const textsOf = (line: string) => extractQuotes(`## 5. Validation\n${line}\n`).map(({ text }) => text);

test('a single-quoted text may contain apostrophes', () => {
  expect(textsOf("A link 'Don't have an account? Register here' and the user's 'Go!'.")).toEqual([
    "Don't have an account? Register here",
    'Go!',
  ]);
});

test('a double-quoted text may contain apostrophes', () => {
  expect(textsOf('Empty: "You haven\'t added any {type} yet" with a button.')).toEqual([
    "You haven't added any {type} yet",
  ]);
});

test('apostrophes outside of quotes do not start a quote', () => {
  expect(textsOf("The user's list and the lists' order, the item's rating.")).toEqual([]);
});

test('a text is returned once per section, and only for checked sections', () => {
  const specification = "## 4. States\n'token' and 'token'\n## 6. Roles\n'nobody'\n## 9. Limits\n'token'\n";
  expect(extractQuotes(specification)).toEqual([
    { section: '4', text: 'token' },
    { section: '9', text: 'token' },
  ]);
});
