import type { LinkComponentProps } from '@gildshelf/ui';

/** Leads out of a frame: into a window of its own, which neither knows nor is known by the host page. */
export function FrameLink({ state: _, ...rest }: LinkComponentProps) {
  return <a {...rest} target="_blank" rel="noopener" />;
}
