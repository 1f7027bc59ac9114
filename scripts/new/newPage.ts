import type { Generator } from './Generator.ts';
import { insertAfter, insertBefore } from './insertText.ts';
import { namesOf } from './names.ts';

const pages = 'apps/site/src/pages';

/** `pnpm new page <name>`: a page of the site. */
export const newPage: Generator = {
  description: 'a page of the site',
  message: 'Name of the page in kebab-case, such as release-notes:',
  pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  change(argument) {
    const names = namesOf(argument);
    const { kebab, camel, pascal } = names;
    const folder = `${pages}/${kebab}`;
    return {
      created: {
        [`${folder}/page.ts`]: 'page.ts.hbs',
        [`${folder}/${pascal}Page.tsx`]: 'Page.tsx.hbs',
        [`${folder}/${pascal}Page.stories.tsx`]: 'Page.stories.tsx.hbs',
        [`${folder}/${pascal}Page.test.tsx`]: 'Page.test.tsx.hbs',
      },
      edited: {
        [`${pages}/index.ts`]: (text) =>
          insertAfter(
            insertBefore(text, 'import { homePage }', `import { ${camel}Page } from './${kebab}/page.ts';\n`),
            '\n  accountPage,',
            `\n  ${camel}Page,`,
          ),
        'apps/site/src/routing/paths.ts': (text) =>
          insertAfter(text, "\n  account: '/account',", `\n  ${camel}: '/${kebab}',`),
      },
      values: { ...names },
    };
  },
};
