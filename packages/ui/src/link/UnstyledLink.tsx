import { useContext } from 'react';
import type { LinkComponentProps } from './LinkProvider.tsx';
import { LinkContext } from './LinkProvider.tsx';

/** A link without styles, used by every component with an `href`. URLs with a scheme or host bypass the router. */
export function UnstyledLink(props: LinkComponentProps) {
  const Routed = useContext(LinkContext);
  if (Routed && !hasScheme.test(props.href)) return <Routed {...props} />;
  const { state: _, ...anchor } = props;
  return <a {...anchor} />;
}

const hasScheme = /^([a-z][a-z0-9+.-]*:|\/\/)/i;
