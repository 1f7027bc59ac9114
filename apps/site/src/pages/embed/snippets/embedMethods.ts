import { ownMessages } from '@gildshelf/api-client/contract';
import { embedKinds } from '../kinds/embedKinds.ts';
import { reactSnippet } from './reactSnippet.ts';
import {
  type EmbedSubject,
  frameSnippet,
  scriptSnippet,
  shareImageSnippets,
  subjectUrl,
} from './snippets.ts';

/** Size and integrity hash of the script that the script tag loads. */
interface EmbedScript {
  /** Size after Brotli compression. */
  readonly bytes: number;
  /** Integrity hash of this build: `sha384-…`. */
  readonly integrity: string;
}

// Defined by the site's build (embedScripts.ts); the site does not have it when it runs from source.
declare const embedScriptOfBuild: EmbedScript | undefined;

/** The script of this build; undefined when the site runs from source. */
export const embedScript = typeof embedScriptOfBuild === 'undefined' ? undefined : embedScriptOfBuild;

/** One method of embedding a widget in another page. */
export interface EmbedMethod {
  readonly label: string;
  /** The audience of the method. */
  readonly about: string;
  readonly snippet: string;
  /** How much it adds to the embedding page. */
  readonly weight: string;
  /** The CSP directives that the embedding page needs. */
  readonly policy: string;
  /** How to pin the script to its integrity hash. */
  readonly integrity?: string | undefined;
}

const builder = ownMessages.builder;
/** The hash of an empty string: a script inserts the styles into an empty style element. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** All methods of embedding a widget. */
export function embedMethods(subject: EmbedSubject, script: EmbedScript | undefined): readonly EmbedMethod[] {
  const { widget, site, api } = subject;
  const frames = `frame-src ${site}`;
  const cards = shareImageSnippets(subject);
  const link = {
    label: 'oEmbed link',
    about: builder.link,
    snippet: subjectUrl(subject),
    weight: builder.weightOfFrame,
    policy: frames,
  };
  const cardImage = { about: builder.card, weight: builder.weightOfCard, policy: `img-src ${api}` };
  return [
    {
      label: 'Script tag',
      about: builder.script,
      snippet: scriptSnippet(subject),
      weight: script ? builder.weightOfScript((script.bytes / 1000).toFixed(1)) : builder.weightUnknown,
      policy: `script-src ${site}; ${frames}`,
      integrity: script && builder.integrity(`integrity="${script.integrity}" crossorigin="anonymous"`),
    },
    {
      label: 'iframe',
      about: builder.frame,
      snippet: frameSnippet(subject),
      weight: builder.weightOfFrame,
      policy: frames,
    },
    ...(embedKinds[widget].pagePath ? [link] : []),
    ...(cards
      ? [
          { ...cardImage, label: 'Card in Markdown', snippet: cards.markdown },
          { ...cardImage, label: 'Card in HTML', snippet: cards.html },
        ]
      : []),
    {
      label: 'React',
      about: builder.react,
      snippet: reactSnippet(widget, subject),
      weight: builder.weightOfReact,
      policy: `connect-src ${api}; img-src ${api} https: data:; style-src ${emptyStyle}`,
    },
  ];
}
