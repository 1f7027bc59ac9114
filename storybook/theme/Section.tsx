import { Heading, Text } from '@gildshelf/ui';
import type { ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  /** Explains what these tokens are for and names their object in `tokens`. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A section of the theme page for one kind of token. */
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
