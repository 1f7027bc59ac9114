import type { EmbedName } from '@gildshelf/api-client/contract';
import { chosenParameters } from '../../../apps/site/src/pages/embed/builderState.ts';
import type { FieldValues } from '../../../apps/site/src/pages/embed/kinds/EmbedKind.ts';
import { embedKinds } from '../../../apps/site/src/pages/embed/kinds/embedKinds.ts';
import { reactSnippet } from '../../../apps/site/src/pages/embed/snippets/reactSnippet.ts';
import type { Example } from './readExamples.ts';

const required = { slug: "assassin's-creed", user: 'mara' };
const forms: readonly FieldValues[] = [
  required,
  { ...required, type: 'anime', size: 'large', count: '6', theme: 'light', accent: '#0a7f5a' },
];

/** The React snippets of the embed builder: of every kind with its defaults, and with other values. */
export function readBuilderSnippets(): Example[] {
  return Object.keys(embedKinds).flatMap((name) =>
    forms.map((values, index) => {
      const widget = name as EmbedName;
      const parameters = chosenParameters({ widget, values });
      const type = parameters.type === 'anime' ? 'anime' : 'game';
      const origins = { site: 'https://shelf.example', api: 'https://api.example' };
      return {
        place: `the React snippet of a ${widget}${index === 0 ? '' : ' with chosen options'}`,
        code: reactSnippet(widget, { type, parameters, ...origins }),
        language: 'tsx' as const,
      };
    }),
  );
}
