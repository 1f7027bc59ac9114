import { posix } from 'node:path';
import { type Layer, layers, testPackages } from './layers.ts';
import type { Import, ModuleUsage } from './readImports.ts';
import { serverViolation } from './serverAreas.ts';

const publicEntries =
  /^@gildshelf\/(catalogue-data(\/credits)?|import-formats|ui(\/(build|palette|messages|languages\/\w+))?|widgets(\/(embed|languages\/\w+))?|api|api-client(\/(contract|cover|react|testing))?)$/;
const isBesideSource = (file: string) => /\.(test|stories|spec)\.tsx?$/.test(file);

/** The error messages for the forbidden imports and globals of one file; empty if there are none. Reads no files. */
export function findViolations(file: string, { imports, globals }: ModuleUsage): string[] {
  const layer = layers.find(({ path }) => path.test(file));
  if (!layer) return [`${file} belongs to no layer: add its layer to scripts/architecture/layers.ts.`];
  const importViolations = imports.flatMap((found) => {
    const reason = zodViolation(found) ?? importViolation(file, layer, found);
    return reason ? [`${file} imports '${found.specifier}': ${reason}.`] : [];
  });
  const forbidden = isBesideSource(file) ? [] : (layer.forbidden?.globals ?? []);
  const globalViolations = [...new Set(globals)]
    .filter((used) => forbidden.includes(used))
    .map((used) => `${file} uses ${used}: ${layer.forbidden?.message}.`);
  return [...importViolations, ...globalViolations];
}

function zodViolation({ specifier, isType, names }: Import): string | undefined {
  if (!/^zod(\/|$)/.test(specifier) || isType || names.length === 0) return undefined;
  return "a named import keeps all of zod in the bundle, 78 kB: import * as z from 'zod/mini'";
}

function importViolation(file: string, layer: Layer, found: Import): string | undefined {
  return found.specifier.startsWith('.')
    ? pathViolation(file, layer, found)
    : packageViolation(file, layer, found);
}

function packageViolation(file: string, layer: Layer, { specifier }: Import): string | undefined {
  if (specifier.startsWith('@gildshelf/') && !publicEntries.test(specifier)) {
    return 'a path into a package is not its public entry and may change without notice';
  }
  if (layer.packages.some((allowed) => allowed.test(specifier))) return undefined;
  const isAllowedInTest =
    isBesideSource(file) &&
    [...testPackages, ...testPackagesOf(layer)].some((allowed) => allowed.test(specifier));
  return isAllowedInTest ? undefined : layer.message;
}

/** Stories and tests of the layers that send API requests use the fixtures for the responses. */
function testPackagesOf({ name }: Layer): RegExp[] {
  return ['widgets', 'site'].includes(name)
    ? [/^@gildshelf\/api-client\/testing$/, /^react-router-dom$/]
    : [];
}

function pathViolation(file: string, layer: Layer, { specifier, isType }: Import): string | undefined {
  const target = posix.normalize(posix.join(posix.dirname(file), specifier));
  if (layer.name === 'tests') return undefined;
  if (target.startsWith('tests/')) return 'nothing may import tests/';
  if (layer.name === 'storybook') return undefined;
  if (layer.name === 'embed script') {
    const isTypes = isType && target === 'packages/widgets/src/embed/protocol.ts';
    return isTypes || target === 'packages/widgets/src/embed/reservedHeight.ts' ? undefined : layer.message;
  }
  const packageFolder = layer.folder ?? '';
  if (packageFolder && !target.startsWith(packageFolder)) return 'a relative path may not leave its package';
  const betweenAreas = serverViolation(file, target);
  if (betweenAreas) return betweenAreas;
  const targetLayer = layers.find(({ path }) => path.test(target));
  if (!packageFolder) {
    const isOwnFolder = posix.dirname(target).startsWith(posix.dirname(file));
    const isForeign = targetLayer?.folder !== undefined && !isOwnFolder;
    return isForeign ? 'a package must be imported by its name, not by a path into it' : undefined;
  }
  const inside = [...(layer.inside ?? []), ...(isBesideSource(file) ? ['testing'] : [])];
  const isInside =
    targetLayer?.folder === packageFolder ? inside.includes(targetLayer.name) : layer.name === 'api';
  return isInside || targetLayer?.name === 'embed script' ? undefined : layer.message;
}
