import type { Ref } from 'react';

/** @internal Passes a node to the ref of the caller from within an internal ref; returns the cleanup function of that ref. */
export function assignRef<Node>(ref: Ref<Node> | undefined, node: Node | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(node) ?? undefined;
  if (ref) ref.current = node;
  return undefined;
}
