import { Prose, Spoiler, type StylingProps } from '@gildshelf/ui';
import { createElement, type ReactNode, useMemo } from 'react';
import type { MarkdownElement, MarkdownNode } from './markdownNode.ts';
import { parseMarkdown } from './parseMarkdown.ts';

export interface MarkdownTextProps extends StylingProps {
  /** A text in the Markdown of reviews. */
  readonly text: string;
}

/** A text of a user in the Markdown of reviews, rendered as React elements. Spoilers are not in the document until they are shown. */
export function MarkdownText({ text, ...styling }: MarkdownTextProps) {
  const nodes = useMemo(() => parseMarkdown(text), [text]);
  // Each block has the direction of its own text.
  return <Prose {...styling}>{nodes.map((node, index) => rendered(node, index, autoDirection))}</Prose>;
}

const autoDirection = { dir: 'auto' };

const tags = {
  paragraph: 'p',
  quote: 'blockquote',
  bulletList: 'ul',
  orderedList: 'ol',
  item: 'li',
  emphasis: 'em',
  strong: 'strong',
} as const;

function rendered(node: MarkdownNode, key: number, attributes?: typeof autoDirection): ReactNode {
  if (typeof node === 'string') return node;
  const { kind } = node;
  const children = node.children.map((child, index) => rendered(child, index));
  if (kind === 'spoiler') return <Spoiler key={key}>{children}</Spoiler>;
  if (kind === 'link') {
    return (
      <a key={key} href={node.href} target="_blank" rel="ugc nofollow noopener noreferrer">
        {children}
      </a>
    );
  }
  return createElement(tags[kind], { ...attributes, ...attributesOf(node), key }, ...children);
}

const attributesOf = ({ start }: MarkdownElement) => (start === undefined || start === 1 ? {} : { start });
