import { expect, test } from 'vitest';
import { getCssText } from '../../src/theme/getCssText.ts';
import { globalStyles } from '../../src/theme/globalStyles.ts';
import { themes } from '../../src/theme/themes/themes.ts';
import { parseColour, parseGradients, parseShadows } from './cssValues.ts';
import { figmaVariables } from './figmaVariables.ts';
import { darkVariables, tokensCss } from './tokensCss.ts';
import { tokensJson } from './tokensJson.ts';

const colourNames = Object.keys({ ...themes.dark.colors, ...themes.dark.details });
const leafTypes = [
  'color',
  'gradient',
  'shadow',
  'dimension',
  'number',
  'fontFamily',
  'fontWeight',
  'transition',
];

/** The tokens of a W3C file with their paths and the type that they inherit from their groups. */
function leavesOf(
  node: object,
  path: string[] = [],
  inherited = '',
): { path: string; type: string; value: unknown }[] {
  const { $type = inherited, $value } = node as { $type?: string; $value?: unknown };
  if ($value !== undefined) return [{ path: path.join('.'), type: $type, value: $value }];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => leavesOf(child, [...path, name], $type));
}

test('tokens.css declares the same custom properties as globalStyles(), and a light value for each colour', () => {
  globalStyles();
  const [, root = ''] = /:root[^{]*\{([^}]*)\}/.exec(getCssText()) ?? [];
  const declared = (text: string) => text.split(';').filter((line) => line.startsWith('--gs-'));
  const css = tokensCss();
  expect(declared(root).length).toBeGreaterThan(50);
  for (const declaration of declared(root)) expect(css).toContain(declaration);
  // `globalStyles()` omits the colours of single components, whose dark values are in their styles.
  const others = Object.keys(darkVariables).filter((name) => !root.includes(`${name}:`));
  expect(others).toEqual(Object.keys(themes.dark.details).map((name) => `--gs-colors-${name}`));
  const [, light = ''] = /\.gs-light\{([^}]*)\}/.exec(css) ?? [];
  for (const name of colourNames) expect(light).toContain(`--gs-colors-${name}:`);
  expect(light).toContain('color-scheme:light');
});

test('tokens.json has every token with a type of the W3C format, and both themes', () => {
  const leaves = leavesOf(JSON.parse(tokensJson()));
  for (const { path, type } of leaves) expect(leafTypes, path).toContain(type);
  const paths = leaves.map(({ path }) => path.replace(/(pageGlow)\.\d$/, '$1'));
  for (const theme of Object.keys(themes))
    for (const name of colourNames) expect(paths).toContain(`${theme}.colors.${name}`);
  const tokenValue = (path: string) => leaves.find((leaf) => leaf.path === path)?.value;
  expect(tokenValue('light.colors.text')).toEqual({
    colorSpace: 'srgb',
    components: [0.0431, 0.1059, 0.1804],
    alpha: 1,
    hex: '#0b1b2e',
  });
  expect(tokenValue('compact.sizes.touch')).toEqual({ value: 36, unit: 'px' });
  expect(tokenValue('dark.shadows.goldEdge')).toHaveLength(2);
});

test('figma-variables.json has a value of each variable in each mode of its collection', () => {
  const { variableCollections, variableModes, variables, variableModeValues } = JSON.parse(figmaVariables());
  expect(variableModes.map(({ name }: { name: string }) => name)).toEqual([
    ...['Dark', 'Light'],
    ...['Comfortable', 'Compact'],
    'Default',
  ]);
  for (const collection of variableCollections) {
    const inCollection = (entry: { variableCollectionId: string }) =>
      entry.variableCollectionId === collection.id;
    const modes = variableModes.filter(inCollection);
    const [first] = modes;
    expect(first).toMatchObject({ action: 'UPDATE', id: collection.initialModeId });
    for (const { id, resolvedType } of variables.filter(inCollection)) {
      const values = variableModeValues.filter((one: { variableId: string }) => one.variableId === id);
      expect(values.map((one: { modeId: string }) => one.modeId)).toEqual(
        modes.map((one: { id: string }) => one.id),
      );
      for (const { value } of values)
        expect(typeof value, id).toBe(resolvedType === 'COLOR' ? 'object' : 'number');
    }
  }
  const names = variables.map(({ name }: { name: string }) => name);
  for (const name of colourNames)
    expect(
      names.some((one: string) => one === `colors/${name}` || one.startsWith(`colors/${name}/`)),
      name,
    ).toBe(true);
});

test('reads colours, the stops of gradients and the layers of shadows', () => {
  expect(parseColour('rgba(255,0,51,.5)')).toEqual({ r: 1, g: 0, b: 0.2, a: 0.5 });
  expect(() => parseColour('gold')).toThrow('gold is not a colour');
  const [[, middle, end] = []] = parseGradients(
    'linear-gradient(90deg, #000000, #ff0000, rgba(0,0,0,0) 80%)',
  );
  expect(middle).toEqual({ colour: { r: 1, g: 0, b: 0, a: 1 }, position: 0.5 });
  expect(end?.position).toBe(0.8);
  expect(parseShadows('inset 0 1px rgba(0,0,0,.5), 0 2px 3px -4px #ffffff')).toMatchObject([
    { lengths: [0, 1, 0, 0], inset: true },
    { lengths: [0, 2, 3, -4], inset: false },
  ]);
});
