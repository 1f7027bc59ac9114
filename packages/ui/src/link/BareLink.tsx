import { useContext } from 'react';
import type { LinkComponentProps } from './LinkProvider.tsx';
import { LinkContext } from './LinkProvider.tsx';

/** A link without a look: what every component with an `href` renders. Addresses with a scheme leave the router alone. */
export function BareLink(props: LinkComponentProps) {
  const Routed = useContext(LinkContext);
  if (Routed && !hasScheme.test(props.href)) return <Routed {...props} />;
  const { state: _, ...anchor } = props;
  return <a {...anchor} />;
}

const hasScheme = /^([a-z][a-z0-9+.-]*:|\/\/)/i;
