import type { Generator } from './Generator.ts';
import { insertAfter, insertAfterLine, insertBefore } from './insertText.ts';
import { namesOf } from './names.ts';

const providers = 'apps/api/src/providers';

/** `pnpm new provider <name>`: a provider of games whose host needs a key. */
export const newProvider: Generator = {
  description: 'a provider of titles',
  message: 'Name of the provider in lower case, such as giantbomb:',
  pattern: /^[a-z][a-z0-9]*$/,
  change(argument) {
    const names = namesOf(argument);
    const { kebab: name, pascal, title } = names;
    const setting = `${name.toUpperCase()}_KEY`;
    const folder = `${providers}/${name}`;
    const create = `create${pascal}`;
    const importFrom = (path: string) => `import { ${create} } from '${path}/${name}/${create}.ts';\n`;
    return {
      created: {
        [`${folder}/${create}.ts`]: 'provider.ts.hbs',
        [`${folder}/${create}.test.ts`]: 'provider.test.ts.hbs',
        [`${folder}/responses/top.json`]: 'top.json.hbs',
        [`${folder}/responses/search.json`]: 'search.json.hbs',
        [`${folder}/responses/details.json`]: 'details.json.hbs',
        [`${folder}/responses/details.found.json`]: 'details.found.json.hbs',
      },
      edited: {
        [`${providers}/CatalogueProvider.ts`]: (text) => insertAfter(text, "'tmdb'", `, '${name}'`),
        [`${providers}/providerChoices.ts`]: (text) =>
          [
            [`  | { readonly name: 'tmdb'`, `  | { readonly name: '${name}'; readonly key: string }\n`],
            ['  readonly TMDB_KEY?', `  readonly ${setting}?: string | undefined;\n`],
            [
              '    tmdb: () =>',
              `    ${name}: () => ({ name: '${name}', key: requireSetting('${setting}', '${name}') }),\n`,
            ],
          ].reduce((edited, [anchor = '', line = '']) => insertAfterLine(edited, anchor, line), text),
        [`${providers}/createProviders.ts`]: (text) =>
          [
            ['import { createRawg }', importFrom('.')],
            ['  tmdb: { intervalMs', `  ${name}: { intervalMs: 1_000, burst: 4 },\n`],
            [
              '      return createTmdb(',
              `    case '${name}':\n      return ${create}(connect('${name}', 'https://api.${name}.example'), choice);\n`,
            ],
          ].reduce((edited, [anchor = '', line = '']) => insertAfterLine(edited, anchor, line), text),
        [`${providers}/credits.ts`]: (text) =>
          insertBefore(
            text,
            '  tmdb: {\n',
            `  ${name}: { name: '${title}', url: 'https://www.${name}.example/', idName: '${name}_id', titlePages: { game: null } },\n`,
          ),
        [`${providers}/fields/imageUrl.ts`]: (text) =>
          insertAfterLine(text, '  tmdb: [', `  ${name}: ['images.${name}.example'],\n`),
        [`${providers}/faultyProviders.test.ts`]: (text) =>
          insertAfterLine(
            insertAfterLine(text, 'import { createRawg }', importFrom('.')),
            '  tmdb: (upstream)',
            `  ${name}: (upstream) => ${create}(upstream, { key }),\n`,
          ),
        'apps/api/src/testing/providers/adapters.ts': (text) =>
          insertBefore(
            insertAfterLine(text, 'import { createRawg }', importFrom('../../providers')),
            '  tmdb: {\n',
            `  ${name}: {
    create: (upstream) => ${create}(upstream, { key: 'the-key' }),
    id: '400001',
    entries: (response) => (response as { results: unknown[] }).results,
    listOf: (results) => ({ results }),
    entry: (response) => response as Entry,
    rename: (entry, name) => {
      entry.name = name;
    },
    describe: (entry, text) => {
      entry.summary = text;
    },
    described: ({ item }) => item.description_raw,
    top: [
      ['The Lamp Room', 1],
      ['Unlit', 5],
    ],
    pageSize: 20,
  },
`,
          ),
        'apps/api/src/config/readConfig.ts': (text) =>
          insertAfterLine(text, '  TMDB_KEY: ', `  ${setting}: z.optional(text),\n`),
        'apps/api/src/config/readServiceConfig.test.ts': (text) =>
          text.replaceAll('jikan, anilist, tmdb', `jikan, anilist, tmdb, ${name}`),
        'docs/configuration.md': (text) =>
          insertAfterLine(
            insertAfter(text, '`anilist`, `tmdb`', `, \`${name}\``),
            '| `TMDB_KEY` ',
            `| \`${setting}\` | none | key of ${title}; required for \`${name}\` |\n`,
          ),
        'docs/providers.md': (text) =>
          insertAfterLine(
            insertBefore(
              insertAfterLine(
                text,
                '| `tmdb` ',
                `| \`${name}\` | games | a key | the host's own (\`order=rating\`) | 20 | all fields |\n`,
              ),
              '## Limits and terms',
              `### ${title}\n\n| field | converted to |\n| --- | --- |\n| \`id\` | \`${name}_id\` |\n| \`name\` | the displayed name |\n| \`released\`, \`genres\` | the same |\n| \`summary\` | the description |\n| \`images\` | images of all sizes |\n\n`,
            ),
            '| TMDB ',
            `| ${title} | 4 at once, then one per second | its name as a link |\n`,
          ),
        '.env.example': (text) =>
          insertAfter(
            insertAfter(text, 'jikan, anilist, tmdb', `, ${name}`),
            '# TMDB_KEY=\n',
            `# Key of ${title}.\n# ${setting}=\n`,
          ),
      },
      values: { ...names },
    };
  },
};
