import type { LinkComponentProps } from '@gildshelf/ui';
import { Link } from 'react-router-dom';

/** The router's own link: the minimum cost per card on a page with routes. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link {...rest} to={href} />;
}
