import type { ReactNode } from 'react';
import './hostPages.css';

export interface HostPageProps {
  readonly variant: 'wiki' | 'blog' | 'forum';
  readonly theme: 'light' | 'dark';
  readonly children: ReactNode;
}

/** A third-party page whose styles use none of our tokens. */
export function HostPage({ variant, theme, children }: HostPageProps) {
  return (
    <div className={`gsh gsh-${variant} gsh-${theme}`}>
      <div className="gsh-page">{children}</div>
    </div>
  );
}
