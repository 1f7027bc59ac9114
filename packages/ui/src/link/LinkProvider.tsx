import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import { createContext } from 'react';

/** What a link component receives: an anchor's attributes, and navigation `state` for the router. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address within the site. */
  href: string;
  /** Navigation state: what the next page may show before its own data is there. */
  state?: unknown;
  /** Of the anchor, for the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders a link, usually the router's. */
export type LinkComponent = ComponentType<LinkComponentProps>;

export interface LinkProviderProps {
  /** What renders a link: takes an anchor's attributes, `state` and a ref. */
  component: LinkComponent;
  /** The part of the page whose links it renders. */
  children: ReactNode;
}

/** Gives every link below it (`Link`, `Button href`, `Card href`) the router's link in place of a plain anchor. Renders nothing itself. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** @internal */
export const LinkContext = createContext<LinkComponent | null>(null);
