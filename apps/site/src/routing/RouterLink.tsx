import type { LinkComponentProps } from '@gildshelf/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The link component for the ui package, with client-side navigation within the site. */
export function RouterLink(props: LinkComponentProps) {
  return isSitePath(props.href) ? <RoutedLink {...props} /> : <PlainLink {...props} />;
}

/** Paths under `/api/` are not pages of the site, and the server renders a page in another language: both need a full navigation. */
const isSitePath = (href: string) => !/^\/api\/|[?&]lang=/.test(href);

// Not the router's `Link`, which would add its framework's prefetching to the bundle.
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
