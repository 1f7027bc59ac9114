import { densities } from '../../src/theme/themes/densities.ts';
import { themes } from '../../src/theme/themes/themes.ts';
import { tokens } from '../../src/theme/tokens.ts';
import { type Colour, parseColour, parseGradients, parseLength } from './cssValues.ts';

/** Figma variables of one collection: for each name its value in each mode. */
interface Collection {
  readonly name: string;
  readonly modes: readonly string[];
  readonly variables: readonly (readonly [name: string, values: readonly (Colour | number)[]])[];
}

/** The size of the browser's default font in CSS pixels: Figma has no rem. */
const rootSize = 16;

/**
 * `figma-variables.json`: the body of a request to `POST /v1/files/:file_key/variables` of Figma, which creates the collections
 * Theme (modes Dark and Light), Density (Comfortable and Compact) and Measures. A variable is a colour or a number, so a gradient
 * becomes one variable for each of its stops, and shadows are omitted.
 */
export function figmaVariables(): string {
  const { comfortable, compact } = densities;
  const collections: Collection[] = [
    {
      name: 'Theme',
      modes: ['Dark', 'Light'],
      variables: inModes('colors', [coloursIn('dark'), coloursIn('light')], colours),
    },
    {
      name: 'Density',
      modes: ['Comfortable', 'Compact'],
      variables: [
        ...inModes('space', [comfortable.space, compact.space], pixels),
        ...inModes('sizes', [comfortable.sizes, compact.sizes], pixels),
      ],
    },
    {
      name: 'Measures',
      modes: ['Default'],
      variables: [
        ...inModes('fontSizes', [tokens.fontSizes], pixels),
        ...inModes('fontWeights', [tokens.fontWeights], (css) => [Number(css)]),
        ...inModes('lineHeights', [tokens.lineHeights], (css) => [Number(css)]),
        ...inModes('radii', [tokens.radii], pixels),
      ],
    },
  ];
  const json = {
    variableCollections: collections.map(({ name, modes }) => ({
      action: 'CREATE',
      id: name,
      name,
      initialModeId: modeId(name, modes[0]),
    })),
    variableModes: collections.flatMap(({ name, modes }) =>
      modes.map((mode, index) => ({
        // A new collection has a mode already, which only gets its name.
        action: index === 0 ? 'UPDATE' : 'CREATE',
        id: modeId(name, mode),
        name: mode,
        variableCollectionId: name,
      })),
    ),
    variables: collections.flatMap((collection) =>
      collection.variables.map(([name, [value]]) => ({
        action: 'CREATE',
        id: name,
        name,
        variableCollectionId: collection.name,
        resolvedType: typeof value === 'number' ? 'FLOAT' : 'COLOR',
      })),
    ),
    variableModeValues: collections.flatMap((collection) =>
      collection.variables.flatMap(([name, values]) =>
        values.map((value, index) => ({
          variableId: name,
          modeId: modeId(collection.name, collection.modes[index]),
          value,
        })),
      ),
    ),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

const coloursIn = (theme: keyof typeof themes) => ({ ...themes[theme].colors, ...themes[theme].details });

const modeId = (collection: string, mode = '') => `${collection}-${mode}`;

const pixels = (css: string): readonly number[] => {
  const { value, unit } = parseLength(css);
  return [unit === 'rem' ? value * rootSize : value];
};

const colours = (css: string): readonly Colour[] => {
  const stops = parseGradients(css).flat();
  return stops.length > 0 ? stops.map(({ colour }) => colour) : [parseColour(css)];
};

/** The variables of a group of tokens. A token that has several values is one variable for each: `colors/cardFill/1`. */
function inModes<Value extends Colour | number>(
  group: string,
  modes: readonly Readonly<Record<string, string>>[],
  read: (css: string) => readonly Value[],
): Collection['variables'] {
  return Object.keys(modes[0] ?? {}).flatMap((name) => {
    const parts = modes.map((values) => read(values[name] ?? ''));
    const count = Math.max(...parts.map(({ length }) => length));
    return Array.from({ length: count }, (_, index) => [
      `${group}/${name}${count > 1 ? `/${index + 1}` : ''}`,
      // A gradient with fewer stops than in the other theme repeats its last one.
      parts.map((part) => (part[index] ?? part.at(-1)) as Value),
    ]) as Collection['variables'];
  });
}
