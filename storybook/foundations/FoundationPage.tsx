import { Heading, Text } from '@gildshelf/ui';
import type { ReactNode } from 'react';
import '../theme/theme.css';
import './foundations.css';

export interface FoundationPageProps {
  readonly title: string;
  /** What the page is for, in one or two sentences. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** The frame of a page about one of the foundations: title, lead and sections. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <main className="gst">
      <header className="gst-head">
        <Heading level={1}>{title}</Heading>
        <Text tone="secondary" size="lg" prose>
          {lead}
        </Text>
      </header>
      {children}
    </main>
  );
}
