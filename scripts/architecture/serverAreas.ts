const root = 'apps/api/src/';

/** An area of the server: its files, the files of the server that it may import, and the message for every other import. */
interface Area {
  /** Matches paths relative to `root`. */
  readonly path: RegExp;
  /** Matches the files that a file of the area may import. */
  readonly allowed: (file: string) => RegExp;
  readonly message: string;
}

/** A file belongs to the first area whose `path` matches. Files of no area, such as those in start/, connect the areas. */
const areas: readonly Area[] = [
  {
    path: /^platform\//,
    allowed: () => /^platform\//,
    message: 'the platform may import nothing else of the server, in particular no feature',
  },
  {
    path: /^providers\//,
    allowed: () => /^(providers|platform)\//,
    message: 'providers may import the platform, but no feature and no settings',
  },
  {
    path: /^config\//,
    allowed: () => /^(config|platform|providers)\//,
    message: 'settings may import the platform and the names of providers, but no feature',
  },
  {
    path: /^features\/[^/]+\//,
    allowed: (file) =>
      new RegExp(
        `^(config|platform|providers|${file.split('/', 2).join('/')})/|^features/repositories\\.ts$`,
      ),
    message:
      'a feature may not import another one: let start/ pass what it needs, or move what several features use to the platform',
  },
];

const isTest = (file: string) => /\.test\.ts$/.test(file);
const usesTesting = (file: string) => isTest(file) || /^(testing|endpoint-tests)\//.test(file);

/** Tests of a feature also run it as start/ connects it. */
const runsServer = (file: string, target: string) =>
  isTest(file) && file.startsWith('features/') && target.startsWith('start/');

/** The error message for an import from a file of the server to another one; undefined if the import is allowed. */
export function serverViolation(file: string, target: string): string | undefined {
  if (!file.startsWith(root) || !target.startsWith(root)) return undefined;
  const [from, to] = [file.slice(root.length), target.slice(root.length)];
  if (to.startsWith('testing/'))
    return usesTesting(from) ? undefined : 'only tests may import the helpers of tests';
  if (runsServer(from, to)) return undefined;
  const area = areas.find(({ path }) => path.test(from));
  return area?.allowed(from).test(to) === false ? area.message : undefined;
}
