import type { MarkdownElement, MarkdownNode } from './markdownNode.ts';

/** Stands for `||` until the element that contains it is complete. */
export const spoilerMark = Symbol('||');

/** Replaces the marks of spoilers by spoilers with what is between them; marks without a second one or a content become text. */
export function pairSpoilers(
  children: readonly (MarkdownNode | typeof spoilerMark)[],
): readonly MarkdownNode[] {
  const paired: MarkdownNode[] = [];
  let start: number | undefined;
  for (const child of children) {
    if (child !== spoilerMark) {
      paired.push(child);
    } else if (start === undefined) {
      start = paired.length;
    } else {
      const content = joinTexts(paired.splice(start));
      paired.push(content.length === 0 ? '||||' : { kind: 'spoiler', children: content });
      start = undefined;
    }
  }
  if (start !== undefined) paired.splice(start, 0, '||');
  return joinTexts(paired);
}

/** Adjacent texts as one. */
function joinTexts(nodes: readonly MarkdownNode[]): readonly MarkdownNode[] {
  const joined: MarkdownNode[] = [];
  let text = '';
  for (const node of [...nodes, undefined]) {
    if (typeof node === 'string') {
      text += node;
      continue;
    }
    if (text !== '') joined.push(text);
    text = '';
    if (node !== undefined) joined.push(node);
  }
  return joined;
}

/** An element without spoilers; if it contains one, the whole element becomes a spoiler. */
export function withSpoilerOutside(element: MarkdownElement): MarkdownElement {
  if (!hasSpoiler(element)) return element;
  return { kind: 'spoiler', children: [{ ...element, children: withoutSpoilers(element.children) }] };
}

const hasSpoiler = (node: MarkdownNode): boolean =>
  typeof node !== 'string' && (node.kind === 'spoiler' || node.children.some(hasSpoiler));

/** The nodes with the contents of their spoilers in place of them. */
function withoutSpoilers(nodes: readonly MarkdownNode[]): readonly MarkdownNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    const children = withoutSpoilers(node.children);
    return node.kind === 'spoiler' ? children : [{ ...node, children }];
  });
}
