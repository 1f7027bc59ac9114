import { Heading, Text } from '@gildshelf/ui';
import type { ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  /** What these tokens are for, and where one finds them. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** One kind of token. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="gst-section">
      <header>
        <Heading level={2}>{title}</Heading>
        <Text tone="secondary">{lead}</Text>
      </header>
      {children}
    </section>
  );
}
