import type { LinkComponentProps } from '@gildshelf/ui';

/** Leads out of a frame unless its target says otherwise: into a window of its own, which neither knows nor is known by the host page. */
export function FrameLink({ state: _, target = '_blank', ...rest }: LinkComponentProps) {
  return <a {...rest} target={target} rel="noopener" />;
}
