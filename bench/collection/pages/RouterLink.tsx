import type { LinkComponentProps } from '@gildshelf/ui';
import { Link } from 'react-router-dom';

/** The router's own link: the least that a page with routes pays for each card. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link {...rest} to={href} />;
}
