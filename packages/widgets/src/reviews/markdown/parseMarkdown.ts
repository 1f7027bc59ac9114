import { parse, postprocess, preprocess } from 'micromark';
import type { MarkdownKind, MarkdownNode } from './markdownNode.ts';
import { pairSpoilers, spoilerMark, withSpoilerOutside } from './pairSpoilers.ts';
import { reviewSyntax } from './reviewSyntax.ts';
import { webUrl } from './webUrl.ts';

/**
 * Parses the Markdown of reviews: emphasis, strong, lists, quotes, links and spoilers. Everything else, such as HTML, images, headings
 * and links that are not to a website, is plain text. Elements nested deeper than 16 levels are replaced by their contents.
 */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  const tokenizer = parse({ extensions: [reviewSyntax] }).document();
  const events = postprocess(tokenizer.write(preprocess()(text, undefined, true)));
  const root = { kind: 'root', children: [] } as const satisfies Frame;
  const frames: Frame[] = [root];
  for (const [phase, token, context] of events) {
    const source = () => context.sliceSerialize(token);
    if (phase === 'enter') enterToken(frames, token.type, source);
    else exitToken(frames, token.type, source);
  }
  return pairSpoilers(root.children);
}

const maximumDepth = 16;

/** An element whose end has not been read yet. */
interface Frame {
  /** `target` is the URL of a link, `ignored` a part of a link that is not shown. */
  readonly kind: MarkdownKind | 'root' | 'target' | 'ignored';
  /** Those of the parent, if the element is nested too deep. */
  readonly children: (MarkdownNode | typeof spoilerMark)[];
  start?: number;
  /** Of a link: the URL, and the source of the part in round brackets. */
  target?: string;
  resource?: string;
}

const kinds: Readonly<Record<string, Exclude<Frame['kind'], 'root'>>> = {
  paragraph: 'paragraph',
  blockQuote: 'quote',
  listUnordered: 'bulletList',
  listOrdered: 'orderedList',
  emphasis: 'emphasis',
  strong: 'strong',
  link: 'link',
  resource: 'ignored',
  resourceDestinationString: 'target',
};

/** Elements in which a line break is part of the text. */
const textKinds: readonly string[] = ['paragraph', 'emphasis', 'strong', 'link'];

function enterToken(frames: Frame[], type: string, source: () => string): void {
  const top = frames.at(-1) as Frame;
  const kind = kinds[type];
  if (kind) push(frames, kind);
  else if (type === 'listItemPrefix') {
    if (top.kind === 'item') pop(frames);
    push(frames, 'item');
  } else if (type === 'listItemValue') {
    const list = frames.at(-2);
    if (list?.kind === 'orderedList') list.start ??= Number(source());
  } else if (type === 'lineEnding') {
    if (textKinds.includes(top.kind)) top.children.push('\n');
  } else if (type === 'spoilerMark') top.children.push(spoilerMark);
  else {
    const content = contentOf[type]?.(source());
    if (content !== undefined) top.children.push(content);
  }
}

/** The content of tokens that are no elements. */
const contentOf: Readonly<Record<string, (source: string) => MarkdownNode>> = {
  data: (source) => source,
  characterEscapeValue: (source) => source,
  autolinkEmail: (source) => `<${source}>`,
  autolinkProtocol(url) {
    const href = webUrl(url);
    return href === undefined ? `<${url}>` : { kind: 'link', href, children: [url] };
  },
};

function exitToken(frames: Frame[], type: string, source: () => string): void {
  const kind = kinds[type];
  if (!kind) return;
  // The end of an item has no token.
  if (kind.endsWith('List') && frames.at(-1)?.kind === 'item') pop(frames);
  pop(frames);
  const link = frames.at(-1);
  if (type === 'resource' && link) link.resource = source();
}

function push(frames: Frame[], kind: Frame['kind']): void {
  const parent = frames.at(-1) as Frame;
  const isTooDeep = frames.length > maximumDepth && kind !== 'target' && kind !== 'ignored';
  frames.push({ kind, children: isTooDeep ? parent.children : [] });
}

/** Completes the last element and adds it to its parent. */
function pop(frames: Frame[]): void {
  const frame = frames.pop();
  const parent = frames.at(-1);
  if (!frame || !parent || frame.children === parent.children) return;
  const { kind, start } = frame;
  const children = pairSpoilers(frame.children);
  switch (kind) {
    case 'root':
    case 'ignored':
      return;
    case 'target': {
      // The part in round brackets is between the URL and its link.
      const link = frames.at(-2);
      if (link) link.target = children.join('');
      return;
    }
    case 'link':
      parent.children.push(...closedLink(frame, children));
      return;
    default:
      parent.children.push(start === undefined ? { kind, children } : { kind, children, start });
  }
}

/** A link with its text; plain text as written if it does not lead to a website. */
function closedLink({ target = '', resource = '' }: Frame, children: readonly MarkdownNode[]) {
  const href = webUrl(target);
  if (href === undefined) return ['[', ...children, `]${resource}`];
  // A spoiler has a button, which a link must not contain.
  return [withSpoilerOutside({ kind: 'link', href, children })];
}
