import type { LinkComponentProps } from '@gildshelf/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The router's link, for everything in ui that leads somewhere. The router's own `Link` would bring its framework's prefetching along. */
export function RouterLink({ href, state, target, onClick, children, ...rest }: LinkComponentProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state, target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
