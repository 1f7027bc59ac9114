import { ownMessages } from '@gildshelf/api-client/contract';
import { cardSnippets } from './cardSnippets.ts';
import type { EmbedScript } from './embedScript.ts';
import { frameSnippet } from './frameSnippet.ts';
import { reactSnippet } from './reactSnippet.ts';
import type { Subject } from './Subject.ts';
import { scriptSnippet } from './scriptSnippet.ts';
import { subjectPage } from './subjectPage.ts';

/** One way of showing a widget on another page. */
export interface Way {
  readonly name: string;
  /** For whom it is. */
  readonly about: string;
  readonly snippet: string;
  /** What it costs the page it stands on. */
  readonly weight: string;
  /** What a content security policy must allow. */
  readonly policy: string;
  /** How the script is held to its hash. */
  readonly integrity?: string | undefined;
}

const builder = ownMessages.builder;
/** The hash of an empty text: styles are written into an empty element by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Every way there is for a widget. */
export function waysOf(subject: Subject, script: EmbedScript | undefined): readonly Way[] {
  const { widget, site, api } = subject;
  const frames = `frame-src ${site}`;
  const cards = cardSnippets(subject);
  const link = {
    name: 'oEmbed link',
    about: builder.link,
    snippet: subjectPage(subject),
    weight: builder.weightOfFrame,
    policy: frames,
  };
  const picture = { about: builder.card, weight: builder.weightOfCard, policy: `img-src ${api}` };
  return [
    {
      name: 'Script tag',
      about: builder.script,
      snippet: scriptSnippet(subject),
      weight: script ? builder.weightOfScript(script.bytes) : builder.weightUnknown,
      policy: `script-src ${site}; ${frames}`,
      integrity: script && builder.integrity(`integrity="${script.integrity}" crossorigin="anonymous"`),
    },
    {
      name: 'iframe',
      about: builder.frame,
      snippet: frameSnippet(subject),
      weight: builder.weightOfFrame,
      policy: frames,
    },
    ...(widget === 'carousel' ? [] : [link]),
    ...(cards
      ? [
          { ...picture, name: 'Card in Markdown', snippet: cards.markdown },
          { ...picture, name: 'Card in HTML', snippet: cards.html },
        ]
      : []),
    {
      name: 'React',
      about: builder.react,
      snippet: reactSnippet(subject),
      weight: builder.weightOfReact,
      policy: `connect-src ${api}; img-src ${api} https: data:; style-src ${emptyStyle}`,
    },
  ];
}
