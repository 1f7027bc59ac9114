import type { ReactNode } from 'react';
import './hostPages.css';

export interface HostPageProps {
  readonly look: 'wiki' | 'blog' | 'forum';
  readonly theme: 'light' | 'dark';
  readonly children: ReactNode;
}

/** A page of somebody else, who has never heard of our looks. */
export function HostPage({ look, theme, children }: HostPageProps) {
  return (
    <div className={`gsh gsh-${look} gsh-${theme}`}>
      <div className="gsh-page">{children}</div>
    </div>
  );
}
