import type { EmbedName } from '@gildshelf/api-client/contract';
import type { EmbedTarget } from '../kinds/EmbedKind.ts';
import { embedKinds } from '../kinds/embedKinds.ts';
import { stringLiteral } from './escape.ts';

/** A widget as a component of a React page. Props with their default values are omitted. */
export function reactSnippet(widget: EmbedName, target: EmbedTarget): string {
  const { hooks, widgets, ui = [], lines } = embedKinds[widget].react(target);
  const { site, api, parameters } = target;
  return [
    importLine(hooks, '@gildshelf/api-client/react'),
    importLine([...ui, 'Island'], '@gildshelf/ui'),
    importLine(['GildshelfProvider', ...widgets], '@gildshelf/widgets'),
    '',
    'function Widget() {',
    ...lines,
    '}',
    '',
    'export function Gildshelf() {',
    '  return (',
    `    <GildshelfProvider${prop('host', api)}${prop('site', site === api ? undefined : site)}>`,
    `      <Island${prop('theme', parameters.theme)}${prop('accent', parameters.accent)}>`,
    '        <Widget />',
    '      </Island>',
    '    </GildshelfProvider>',
    '  );',
    '}',
  ].join('\n');
}

const importLine = (names: readonly string[], from: string) =>
  `import { ${[...names].sort().join(', ')} } from '${from}';`;

function prop(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  return /^[\w#:/.-]*$/.test(value) ? ` ${name}="${value}"` : ` ${name}={${stringLiteral(value)}}`;
}
