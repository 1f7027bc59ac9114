import type { Generator } from './Generator.ts';
import { insertAfter, insertBefore, insertSorted } from './insertText.ts';
import { capitalise, kebabCase, namesOf } from './names.ts';

const components = 'packages/ui/src/components';
const groups = [
  'actions',
  'feedback',
  'fields',
  'graphics',
  'media',
  'navigation',
  'overlays',
  'page',
  'typography',
];

/** `pnpm new component <group>/<Name>`: a component of the ui package. */
export const newComponent: Generator = {
  description: 'a component of the ui package',
  message: `Group and name of the component, such as page/Banner; the groups are ${groups.join(', ')}:`,
  pattern: new RegExp(`^(${groups.join('|')})/([A-Z][a-z0-9]+)+$`),
  change(argument) {
    const [group = '', name = ''] = argument.split('/');
    const { kebab, label } = namesOf(kebabCase(name));
    const path = `${group}/${kebab}/${name}.tsx`;
    return {
      created: {
        [`${components}/${path}`]: 'Component.tsx.hbs',
        [`${components}/${group}/${kebab}/${name}.stories.tsx`]: 'Component.stories.tsx.hbs',
        [`${components}/${group}/${kebab}/${name}.test.tsx`]: 'Component.test.tsx.hbs',
      },
      edited: {
        'packages/ui/src/index.ts': (text) =>
          insertAfter(
            text,
            `// ${capitalise(group)}\n\n`,
            `export type { ${name}Props } from './components/${path}';\nexport { ${name} } from './components/${path}';\n`,
          ),
        'packages/ui/src/elements/RootAttributes.test.tsx': (text) =>
          insertBefore(
            text,
            '];\n\nconst toaster',
            `  ['${name}', 'div', () => <ui.${name} {...withText} />],\n`,
          ),
        'storybook/kitchen-sink/AccountPart.tsx': (text) =>
          insertBefore(
            insertBefore(text, "} from '@gildshelf/ui';", `  ${name},\n`),
            '      </Stack>\n    </Grid>',
            `        <${name}>Zelda is on your shelf.</${name}>\n`,
          ),
        'scripts/size/exportLimits.mjs': (text) =>
          insertSorted(text, 'export const uiLimits = {\n', `  ${name}: [0.9],`),
      },
      values: { name, label, stack: group === 'page' ? '../layout' : '../../page/layout' },
    };
  },
};
