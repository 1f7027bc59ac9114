import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newComponent } from './newComponent.ts';
import { newEndpoint } from './newEndpoint.ts';
import { newMediaType } from './newMediaType.ts';
import { newPage } from './newPage.ts';
import { newProvider } from './newProvider.ts';

const root = dirname(dirname(import.meta.dirname));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, ...options] = scripts.new.replace('--dest .', '').split(/ +/);

/** The files that a generator edits, by its name; those that it creates are not in the copy. */
const edited = {
  component: [
    'packages/ui/src/index.ts',
    'packages/ui/src/elements/RootAttributes.test.tsx',
    'storybook/kitchen-sink/AccountPart.tsx',
    'scripts/size/exportLimits.mjs',
  ],
  page: ['apps/site/src/pages/index.ts', 'apps/site/src/routing/paths.ts'],
  endpoint: [
    'packages/api-client/src/contract/endpoints.ts',
    'packages/api-client/src/contract/index.ts',
    'apps/api/src/start/createApp.ts',
    'docs/api.md',
  ],
  provider: [
    'apps/api/src/providers/CatalogueProvider.ts',
    'apps/api/src/providers/providerChoices.ts',
    'apps/api/src/providers/createProviders.ts',
    'apps/api/src/providers/credits.ts',
    'apps/api/src/providers/fields/imageUrl.ts',
    'apps/api/src/providers/faultyProviders.test.ts',
    'apps/api/src/testing/providers/adapters.ts',
    'apps/api/src/config/readConfig.ts',
    'apps/api/src/config/readServiceConfig.test.ts',
    'docs/configuration.md',
    'docs/providers.md',
    '.env.example',
  ],
  'media-type': ['packages/api-client/src/contract/media/catalogues.ts', 'docs/api.md'],
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gildshelf-new-'));
  for (const file of ['biome.json', '.gitignore', ...Object.values(edited).flat()])
    cpSync(join(root, file), join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Runs the command of `pnpm new` in the copy. */
function run(kind: string, argument: string) {
  const { status, stdout, stderr } = spawnSync(bin('plop'), [...options, '--dest', folder, kind, argument], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** The lines that a file of the copy has and the original does not. */
function addedLines(file: string): string[] {
  const before = readFileSync(join(root, file), 'utf8').split('\n');
  return read(file)
    .split('\n')
    .filter((line) => !before.includes(line));
}

/** A row of a table without the padding of its cells. */
const withoutPadding = (line: string) => line.replaceAll(/(\S) +/g, '$1 ');

/** Throws if Biome reports an error, a warning or another format in the copy. */
const lint = () =>
  execFileSync(bin('biome'), ['check', '--error-on-warnings'], { cwd: folder, stdio: 'pipe' });

describe('pnpm new', () => {
  test('component writes a component with stories and a test, and lists it where every component is listed', () => {
    expect(run('component', 'page/GeneratedSample')).toMatchObject({ status: 0 });
    const path = 'packages/ui/src/components/page/generated-sample/GeneratedSample';
    expect(read(`${path}.tsx`)).toContain('export function GeneratedSample(');
    expect(read(`${path}.stories.tsx`)).toContain('export const AllVariants');
    expect(read(`${path}.test.tsx`)).toContain("test('a generated sample ");
    expect(edited.component.map(addedLines)).toEqual([
      [
        "export type { GeneratedSampleProps } from './components/page/generated-sample/GeneratedSample.tsx';",
        "export { GeneratedSample } from './components/page/generated-sample/GeneratedSample.tsx';",
      ],
      ["  ['GeneratedSample', 'div', () => <ui.GeneratedSample {...withText} />],"],
      ['  GeneratedSample,', '        <GeneratedSample>Zelda is on your shelf.</GeneratedSample>'],
      [expect.stringMatching(/^ {2}GeneratedSample: \[[\d.]+\],$/)],
    ]);
    lint();
  });

  test('page writes a page with a story and a test, its path and its entry in the list of pages', () => {
    expect(run('page', 'generated-sample')).toMatchObject({ status: 0 });
    const pagesFolder = 'apps/site/src/pages/generated-sample';
    expect(read(`${pagesFolder}/page.ts`)).toContain("module: 'generated-sample/GeneratedSamplePage.tsx'");
    expect(read(`${pagesFolder}/GeneratedSamplePage.tsx`)).toContain("usePageTitle('Generated sample')");
    expect(read(`${pagesFolder}/GeneratedSamplePage.stories.tsx`)).toContain('url: paths.generatedSample');
    expect(read(`${pagesFolder}/GeneratedSamplePage.test.tsx`)).toContain('url={paths.generatedSample}');
    expect(edited.page.map(addedLines)).toEqual([
      ["import { generatedSamplePage } from './generated-sample/page.ts';", '  generatedSamplePage,'],
      ["  generatedSample: '/generated-sample',"],
    ]);
    lint();
  });

  test.each([
    ['account/generated-size', 'signed in', '401 ', 'serveGeneratedSize(api, dependencies);'],
    ['media/generated-count', 'anyone', '', 'serveGeneratedCount({ ...api, http: media }, dependencies);'],
  ])('endpoint %s writes three files and edits four', (argument, access, statuses, binding) => {
    expect(run('endpoint', argument)).toMatchObject({ status: 0 });
    const [group, name = ''] = argument.split('/');
    const pascal = name === 'generated-size' ? 'GeneratedSize' : 'GeneratedCount';
    const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
    const contract = read(`packages/api-client/src/contract/${group}/${camel}.ts`);
    expect(contract).toContain(`export const get${pascal} = defineEndpoint({`);
    expect(contract).toContain(`access: '${access === 'signed in' ? 'user' : 'public'}'`);
    const feature = `apps/api/src/features/${name}/serve${pascal}`;
    expect(read(`${feature}.ts`)).toContain(`serveEndpoint(api, get${pascal}, `);
    expect(read(`${feature}.test.ts`)).toContain('eachEngine(');
    expect(edited.endpoint.map((file) => addedLines(file).map(withoutPadding))).toEqual([
      [`import { get${pascal} } from './${group}/${camel}.ts';`, `  get${pascal},`],
      [`export { type ${pascal}, get${pascal} } from './${group}/${camel}.ts';`],
      [`import { serve${pascal} } from '../features/${name}/serve${pascal}.ts';`, `  ${binding}`],
      [
        `| GET | \`/api/${name}\` | ${access} | | \`{ count }\` (extra) |`,
        `| \`GET /api/${name}\` | ${statuses}|`,
      ],
    ]);
    lint();
  });

  test('provider writes an adapter with recorded responses, and lists it in every list of providers, twice in a row', () => {
    for (const name of ['generatedone', 'generatedtwo']) {
      expect(run('provider', name)).toMatchObject({ status: 0 });
      const path = `apps/api/src/providers/${name}`;
      expect(JSON.parse(read(`${path}/responses/details.found.json`))).toMatchObject({ source: name });
      for (const file of edited.provider) expect(addedLines(file).join().toLowerCase(), file).toContain(name);
    }
    const adapter = 'apps/api/src/providers/generatedone/createGeneratedone';
    expect(read(`${adapter}.ts`)).toContain('export function createGeneratedone(');
    expect(read(`${adapter}.test.ts`)).toContain("readResponseFixture('generatedone/responses/details')");
    expect(addedLines('apps/api/src/config/readConfig.ts')).toContain(
      '  GENERATEDONE_KEY: z.optional(text),',
    );
    lint();
  });

  test('media-type writes a definition and its entries in the list and in docs/api.md, twice in a row', () => {
    const contract = 'packages/api-client/src/contract';
    cpSync(join(root, contract), join(folder, contract), { recursive: true });
    symlinkSync(
      join(root, 'packages/api-client/node_modules'),
      join(folder, 'packages/api-client/node_modules'),
    );
    for (const name of ['generated-one', 'generated'])
      expect(run('media-type', name)).toMatchObject({ status: 0 });
    const [list = '', documentation = ''] = edited['media-type'];
    expect(addedLines(list).join('\n')).toContain('generated: generatedCatalogue');
    const calls = addedLines(documentation).join('\n');
    for (const path of [
      'generated-ones/top',
      'userGeneratedOnes/{userId}/generated-ones',
      'collections/{username}/generateds',
    ])
      expect(calls.split(`/api/${path}\``).length, path).toBe(3);
    expect(calls).toMatch(/\/api\/generateds\/search`.*\(extra\) +\|\n/);
    expect(calls).toMatch(/\/api\/userGenerateds\/ratings`.*\(extra\) +\|\n/);
    // The contract of the copy, as a server loads it.
    const script = `
      const { builtInTypes, mediaTypes, titleStorage, catalogues, endpoints } = await import('./packages/api-client/src/contract/index.ts');
      const stored = titleStorage['generated-one'].fromImport({ name: 'Sample', year: 2001, released: '2001-05-19' });
      console.log(JSON.stringify({
        types: Object.keys(mediaTypes),
        builtInTypes,
        view: mediaTypes['generated-one'].present({ id: 1, slug: 'sample', ...stored }),
        page: catalogues['generated-one'].detailPath('sample'),
        paths: endpoints.map(({ path }) => path).filter((path) => path.startsWith('/api/generateds')),
      }));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toMatchObject({
      types: ['game', 'anime', 'generated', 'generated-one', 'movie', 'show', 'manga'],
      builtInTypes: ['game', 'anime', 'movie'],
      view: {
        title: 'Sample',
        year: 2001,
        slug: 'sample',
        facts: [{ label: 'Release Date', value: '19/05/2001' }],
      },
      page: '/generated-one/sample',
      paths: expect.arrayContaining(['/api/generateds/top', '/api/generateds/:slug']),
    });
    rmSync(join(folder, 'packages/api-client/node_modules'));
    lint();
  });

  test.each([
    ['component', newComponent, ['Banner', 'page/banner', 'pages/Banner']],
    ['page', newPage, ['ReleaseNotes', '../rate', 'release--notes']],
    ['provider', newProvider, ['GiantBomb', 'giant-bomb', 'a/b']],
    ['media-type', newMediaType, ['Book', 'board_game', '../book']],
    ['endpoint', newEndpoint, ['generated-size', 'titles/generated-size', 'account/shelfSize']],
  ])('%s accepts only names in the form that its files need', (_, { pattern }, invalid) => {
    expect(invalid.filter((argument) => pattern.test(argument))).toEqual([]);
  });

  test('reports an invalid name and writes nothing', () => {
    const { status, output } = run('page', 'ReleaseNotes');
    expect(status).not.toBe(0);
    expect(output).toContain("'ReleaseNotes' is not valid.");
    expect(Object.values(edited).flat().flatMap(addedLines)).toEqual([]);
  });

  test('does not replace an existing file', () => {
    cpSync(join(root, 'apps/site/src/pages/account'), join(folder, 'apps/site/src/pages/account'), {
      recursive: true,
    });
    expect(run('page', 'account').output).toContain('File already exists');
    expect(Object.values(edited).flat().flatMap(addedLines)).toEqual([]);
  });
});
