import type { LinkComponentProps } from '@gildshelf/ui';
import { createContext, use } from 'react';

/** The origin that links point to; empty for the current origin. */
export const SiteContext = createContext('');

/** A link whose `href` is resolved against the site's origin. */
export function SiteLink({ href, state: _, ...rest }: LinkComponentProps) {
  const site = use(SiteContext);
  return <a {...rest} href={site ? new URL(href, site).href : href} />;
}
