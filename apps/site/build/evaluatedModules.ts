import { defaultServerConditions, type Plugin, runnerImport } from 'vite';

/** A module whose exports are texts and lists that depend on the media types. */
const pattern = /\.evaluated\.ts$/;

/**
 * Vite plugin that runs modules named `*.evaluated.ts` during the browser build and replaces them by their exports as JSON, so that the
 * bundle contains neither the code that computes these values nor its imports.
 */
export function evaluatedModules(): Plugin {
  return {
    name: 'gildshelf:evaluated-modules',
    apply: 'build',
    load: {
      filter: { id: pattern },
      async handler(file) {
        return { code: constants(await evaluate(file)), map: null };
      },
    },
  };
}

const source = ['@gildshelf/source', ...defaultServerConditions];

/** The exports of a module, which runs from the source of the workspace. */
export async function evaluate(file: string): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<Record<string, unknown>>(file, {
    configFile: false,
    logLevel: 'error',
    environments: {
      // Node, which loads the packages, uses the external conditions.
      inline: { resolve: { conditions: source, externalConditions: source } },
    },
  });
  return { ...module };
}

/** The code of a module with these exports. */
export function constants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
