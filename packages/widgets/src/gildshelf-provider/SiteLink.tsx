import type { LinkComponentProps } from '@gildshelf/ui';
import { createContext, use } from 'react';

/** The origin that links lead to; empty for the page's own. */
export const SiteContext = createContext('');

/** Leads to a page of the site, wherever it stands. */
export function SiteLink({ href, state: _, ...rest }: LinkComponentProps) {
  const site = use(SiteContext);
  return <a {...rest} href={site ? new URL(href, site).href : href} />;
}
