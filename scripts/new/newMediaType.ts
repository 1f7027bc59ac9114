import type { Generator } from './Generator.ts';
import { insertAfter } from './insertText.ts';
import { type Names, namesOf } from './names.ts';

const media = 'packages/api-client/src/contract/media';

/** `pnpm new media-type <name>`: a media type that visitors can browse, search and track, with titles from imported files. */
export const newMediaType: Generator = {
  description: 'a media type with its screens',
  message: 'Name of the media type in the singular and in kebab-case, such as board-game:',
  pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  change(argument) {
    const names = namesOf(argument);
    const { kebab, camel } = names;
    const key = kebab === camel ? camel : `'${kebab}'`;
    return {
      created: { [`${media}/${camel}.ts`]: 'mediaType.ts.hbs' },
      edited: {
        [`${media}/catalogues.ts`]: (text) =>
          [
            [
              "} from './anime.ts';\n",
              `import { ${camel}, ${camel}Catalogue, ${camel}Storage } from './${camel}.ts';\n`,
            ],
            ['anime: animeCatalogue,\n', `  ${key}: ${camel}Catalogue,\n`],
            ['= { game, anime', kebab === camel ? `, ${camel}` : `, ${key}: ${camel}`],
            ['anime: animeStorage,\n', `  ${key}: ${camel}Storage,\n`],
          ].reduce((edited, [anchor = '', addition = '']) => insertAfter(edited, anchor, addition), text),
        'docs/api.md': (text) => withApiRows(text, names),
      },
      values: { ...names },
    };
  },
};

/** Adds each endpoint to both tables of docs/api.md, below that of anime. */
function withApiRows(text: string, { kebab, camel, pascal, label }: Names): string {
  const renamed = (line: string) =>
    line
      .replaceAll('/api/anime', `/api/${kebab}s`)
      .replaceAll('/update-top-anime', `/update-top-${kebab}s`)
      .replaceAll('/api/userAnimes', `/api/user${pascal}s`)
      .replace(/(\/\{(?:userId|username)\})\/anime/, `$1/${kebab}s`)
      .replaceAll('animeId', `${camel}Id`)
      .replaceAll('{ rank, anime }', `{ rank, ${camel} }`)
      .replaceAll('one anime', `one ${label}`)
      .replaceAll('for anime', `for ${label}s`);
  return text
    .split('\n')
    .flatMap((line) => {
      if (!/^\| .*`(?:[A-Z]+ )?\/api\/(?:anime|userAnimes|collections\/\{\w+\}\/anime)/.test(line))
        return [line];
      // The required API has no call of this media type; the rows of the first table have a method.
      const isExtra = /^\| (?:GET|POST|DELETE) /.test(line) && !line.includes('(extra)');
      return [line, isExtra ? renamed(line).replace(/ +\|$/, ' (extra) |') : renamed(line)];
    })
    .join('\n');
}
