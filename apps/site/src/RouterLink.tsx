import type { LinkComponentProps } from '@gildshelf/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The router's link, for everything in ui that leads somewhere within the site. */
export function RouterLink(props: LinkComponentProps) {
  return isOfTheSite(props.href) ? <RoutedLink {...props} /> : <PlainLink {...props} />;
}

/** No page of the site stands under the API's addresses. */
const isOfTheSite = (href: string) => !href.startsWith('/api/');

// The router's own `Link` would bring its framework's prefetching along.
function RoutedLink({ href, state, target, onClick, children, ...rest }: LinkComponentProps) {
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

function PlainLink({ state: _, ...rest }: LinkComponentProps) {
  return <a {...rest} />;
}
