import type { Generator } from './Generator.ts';
import { insertAfter, insertAfterLine, insertBefore } from './insertText.ts';
import { namesOf } from './names.ts';

const contract = 'packages/api-client/src/contract';
const features = 'apps/api/src/features';

/** `pnpm new endpoint <group>/<name>`: an endpoint of the API. */
export const newEndpoint: Generator = {
  description: 'an endpoint of the API: account/<name> for signed-in users, media/<name> for everyone',
  message: 'Group and name of the endpoint in kebab-case, such as account/shelf-size or media/title-count:',
  pattern: /^(account|media)\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  change(argument) {
    const [group = '', name = ''] = argument.split('/');
    const names = namesOf(name);
    const { kebab, camel, pascal } = names;
    const isAccount = group === 'account';
    const endpoint = `get${pascal}`;
    return {
      created: {
        [`${contract}/${group}/${camel}.ts`]: 'contract.ts.hbs',
        [`${features}/${kebab}/serve${pascal}.ts`]: 'feature.ts.hbs',
        [`${features}/${kebab}/serve${pascal}.test.ts`]: 'feature.test.ts.hbs',
      },
      edited: {
        [`${contract}/endpoints.ts`]: (text) =>
          insertBefore(
            insertBefore(
              text,
              'import type { Endpoint }',
              `import { ${endpoint} } from './${group}/${camel}.ts';\n`,
            ),
            '  auth.logIn,',
            `  ${endpoint},\n`,
          ),
        [`${contract}/index.ts`]: (text) =>
          insertAfter(
            text,
            "export { endpoints } from './endpoints.ts';\n",
            `export { ${endpoint}, type ${pascal} } from './${group}/${camel}.ts';\n`,
          ),
        'apps/api/src/start/createApp.ts': (text) =>
          insertAfter(
            insertBefore(
              text,
              'import { serveSitemap }',
              `import { serve${pascal} } from '../features/${kebab}/serve${pascal}.ts';\n`,
            ),
            // The requests of server-rendered pages reach only what is bound to `media`.
            isAccount
              ? '  serveProfile(api, accounts);\n'
              : '  serveMedia({ ...api, http: media }, dependencies);\n',
            `  serve${pascal}(${isAccount ? 'api' : '{ ...api, http: media }'}, dependencies);\n`,
          ),
        'docs/api.md': (text) => {
          const [call, error, access, statuses] = isAccount
            ? [
                '| PUT    | `/api/profile/visibility` ',
                '| `PUT /api/profile/visibility` ',
                'signed in',
                '401',
              ]
            : ['| GET    | `/api/anime/{slug}/rating` ', '| `GET /api/anime/{slug}/rating` ', 'anyone', ''];
          const row = `| GET | \`/api/${kebab}\` | ${access} | | \`{ count }\` (extra) |\n`;
          return insertAfterLine(
            insertAfterLine(text, call, row),
            error,
            `| \`GET /api/${kebab}\` | ${statuses} |\n`,
          );
        },
      },
      values: { ...names, group, endpoint, isAccount },
    };
  },
};
