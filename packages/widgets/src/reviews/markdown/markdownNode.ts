/** Kinds of elements of a text. */
export type MarkdownKind =
  | 'paragraph'
  | 'quote'
  | 'bulletList'
  | 'orderedList'
  | 'item'
  | 'emphasis'
  | 'strong'
  | 'link'
  | 'spoiler';

/** An element of a parsed text. */
export interface MarkdownElement {
  readonly kind: MarkdownKind;
  readonly children: readonly MarkdownNode[];
  /** The target of a link, an http or https URL. */
  readonly href?: string;
  /** The first number of an ordered list. */
  readonly start?: number | undefined;
}

/** A part of a parsed text: plain text, where '\n' is a line break, or an element. */
export type MarkdownNode = string | MarkdownElement;
