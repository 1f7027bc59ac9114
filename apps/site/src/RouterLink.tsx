import type { LinkComponentProps } from '@gildshelf/ui';
import { Link } from 'react-router-dom';

/** The router's link, for everything in ui that leads somewhere. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}
