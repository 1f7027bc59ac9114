import type { Ref } from 'react';

/** @internal Hands a node on to a caller's ref from within a ref of our own; what it returns lets the caller clean up. */
export function passRef<Node>(ref: Ref<Node> | undefined, node: Node | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(node) ?? undefined;
  if (ref) ref.current = node;
  return undefined;
}
