import { posix } from 'node:path';
import { besideTests, type Layer, layers } from './layers.ts';
import type { Import, Reading } from './readImports.ts';

const publicEntries =
  /^@gildshelf\/(ui(\/build)?|widgets(\/embed)?|api|api-client(\/(contract|cover|react|testing))?|site\/entry-server)$/;
const isBesideSource = (file: string) => /\.(test|stories|spec)\.tsx?$/.test(file);

/** Every wrong arrow of one file, as a sentence each; an empty list means that the house stands. Pure: reads no disk. */
export function refusals(file: string, { imports, globals }: Reading): string[] {
  const layer = layers.find(({ path }) => path.test(file));
  if (!layer)
    return [`${file} belongs to no part of the house: name its layer in scripts/architecture/layers.ts.`];
  const wrongImports = imports.flatMap((found) => {
    const reason = wrongZod(found) ?? wrongImport(file, layer, found);
    return reason ? [`${file} imports '${found.specifier}': ${reason}.`] : [];
  });
  const forbidden = isBesideSource(file) ? [] : (layer.without?.globals ?? []);
  const wrongGlobals = [...new Set(globals)]
    .filter((used) => forbidden.includes(used))
    .map((used) => `${file} uses ${used}: ${layer.without?.sentence}.`);
  return [...wrongImports, ...wrongGlobals];
}

function wrongZod({ specifier, isType, names }: Import): string | undefined {
  if (!/^zod(\/|$)/.test(specifier) || isType || names.length === 0) return undefined;
  return "a named import keeps all of zod in the bundle, 78 kB: import * as z from 'zod/mini'";
}

function wrongImport(file: string, layer: Layer, found: Import): string | undefined {
  return found.specifier.startsWith('.') ? wrongPath(file, layer, found) : wrongPackage(file, layer, found);
}

function wrongPackage(file: string, layer: Layer, { specifier }: Import): string | undefined {
  if (specifier.startsWith('@gildshelf/') && !publicEntries.test(specifier)) {
    return 'a path into a package is not its public entry, so it may change without notice';
  }
  if (layer.packages.some((allowed) => allowed.test(specifier))) return undefined;
  const hasMore =
    isBesideSource(file) && [...besideTests, ...moreForTests(layer)].some((also) => also.test(specifier));
  return hasMore ? undefined : layer.sentence;
}

/** Stories and tests of what calls the server answer those calls from fixtures. */
function moreForTests({ name }: Layer): RegExp[] {
  return ['widgets', 'site'].includes(name)
    ? [/^@gildshelf\/api-client\/testing$/, /^react-router-dom$/]
    : [];
}

function wrongPath(file: string, layer: Layer, { specifier, isType }: Import): string | undefined {
  const target = posix.normalize(posix.join(posix.dirname(file), specifier));
  if (layer.name === 'tests') return undefined;
  if (target.startsWith('tests/')) return 'nothing imports tests/';
  if (layer.name === 'storybook') return undefined;
  if (layer.name === 'embed script') {
    const isTypes = isType && target === 'packages/widgets/src/embed/protocol.ts';
    return isTypes || target === 'packages/widgets/src/embed/reservedHeight.ts' ? undefined : layer.sentence;
  }
  const home = layer.folder ?? '';
  if (home && !target.startsWith(home)) return 'a relative path may not leave its package';
  const targetLayer = layers.find(({ path }) => path.test(target));
  if (!home) {
    const isOwnFolder = posix.dirname(target).startsWith(posix.dirname(file));
    const isForeign = targetLayer?.folder !== undefined && !isOwnFolder;
    return isForeign ? 'a package is imported by its name, not by a path into it' : undefined;
  }
  const inside = [...(layer.inside ?? []), ...(isBesideSource(file) ? ['testing'] : [])];
  const isInside = targetLayer?.folder === home ? inside.includes(targetLayer.name) : layer.name === 'api';
  return isInside || targetLayer?.name === 'embed script' ? undefined : layer.sentence;
}
