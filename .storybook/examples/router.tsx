import { type LinkComponentProps, LinkProvider } from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { BrowserRouter, Link } from 'react-router-dom';

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

export function App({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </BrowserRouter>
  );
}
