// `pnpm new component|page|endpoint|provider|media-type`: writes the files of a new module and its entries in existing files.
// docs/recipes describes what is left to do.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { NodePlopAPI } from 'plop';
import { newComponent } from './newComponent.ts';
import { newEndpoint } from './newEndpoint.ts';
import { newMediaType } from './newMediaType.ts';
import { newPage } from './newPage.ts';
import { newProvider } from './newProvider.ts';

const biome = join(import.meta.dirname, '../../node_modules/.bin/biome');

export default function configure(plop: NodePlopAPI): void {
  plop.setActionType('format', (_, { files }) => {
    execFileSync(biome, ['check', '--write', '--error-on-warnings', ...files], {
      cwd: plop.getDestBasePath(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return `${files.length} files formatted`;
  });
  const generators = {
    component: newComponent,
    page: newPage,
    endpoint: newEndpoint,
    provider: newProvider,
    'media-type': newMediaType,
  };
  for (const [kind, { description, message, pattern, change }] of Object.entries(generators))
    plop.setGenerator(kind, {
      description,
      prompts: [
        {
          type: 'input',
          name: 'argument',
          message,
          validate: (argument: string) => pattern.test(argument) || `'${argument}' is not valid. ${message}`,
        },
      ],
      actions: (data) => {
        const { created, edited, values } = change(data?.argument);
        return [
          ...Object.entries(created).map(([path, template]) => ({
            type: 'add',
            path,
            templateFile: join(import.meta.dirname, 'templates', kind, template),
            data: values,
          })),
          ...Object.entries(edited).map(([path, transform]) => ({ type: 'modify', path, transform })),
          { type: 'format', files: [...Object.keys(created), ...Object.keys(edited)] },
        ];
      },
    });
}
