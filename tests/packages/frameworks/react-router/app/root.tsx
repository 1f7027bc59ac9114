import { globalStyles, type LinkComponentProps, LinkProvider } from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

globalStyles();

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Lets the links of all components navigate with React Router. */
export default function App() {
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}

const RouterLink = ({ href, ...props }: LinkComponentProps) => <Link {...props} to={href} />;
