import type { LinkComponentProps } from '@gildshelf/ui';

/** A link that opens in a new tab unless `target` is given; `noopener` keeps the tab and the host page from accessing each other. */
export function FrameLink({ state: _, target = '_blank', ...rest }: LinkComponentProps) {
  return <a {...rest} target={target} rel="noopener" />;
}
