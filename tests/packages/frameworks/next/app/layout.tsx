import type { ReactNode } from 'react';
import { RouterLinks } from './RouterLink';
import { Styles } from './Styles';

export const metadata = { title: 'Books', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Styles>
          <RouterLinks>{children}</RouterLinks>
        </Styles>
      </body>
    </html>
  );
}
