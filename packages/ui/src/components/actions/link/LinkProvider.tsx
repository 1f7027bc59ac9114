import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** Props of a link component: the attributes of an anchor, and navigation `state` for the router. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL within the site. */
  href: string;
  /** Navigation state: data that the next page may show until its own has loaded. */
  state?: unknown;
  /** Ref of the anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders a link, usually that of the router. */
export type LinkComponent = ComponentType<LinkComponentProps>;

export interface LinkProviderProps {
  /** Component that renders the links; it receives the attributes of an anchor, `state` and a ref. */
  component: LinkComponent;
  /** The part of the page that uses it for its links. */
  children: ReactNode;
}

/**
 * Makes every link below it (`Link`, `Pagination`, `Button href`, `Card href`) use the link of the router. Renders no element
 * of its own.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const LinkContext = createContext<LinkComponent | null>(null);

/** A link without styles, used by every component with an `href`. URLs with a scheme or host bypass the router. */
export function UnstyledLink(props: LinkComponentProps) {
  const Routed = useContext(LinkContext);
  if (Routed && !hasScheme.test(props.href)) return <Routed {...props} />;
  const { state: _, ...anchor } = props;
  return <a {...anchor} />;
}

const hasScheme = /^([a-z][a-z0-9+.-]*:|\/\/)/i;
