import { Heading, Stack, type StylingProps } from '@gildshelf/ui';
import type { ReactNode } from 'react';

export interface TitleSectionProps extends StylingProps {
  /** The heading, in the language of the page. */
  readonly title: string;
  /** Size of the heading: `md` for a row of covers, `sm` for a column. */
  readonly size?: 'sm' | 'md';
  /** Text or a link beside the heading. */
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a title page: a region with a heading. */
export function TitleSection({ title, size = 'sm', detail, children, ...styling }: TitleSectionProps) {
  return (
    <Stack {...styling} as="section" gap={size === 'sm' ? 4 : 5} aria-label={title}>
      <Stack direction="row" align="baseline" gap={4} wrap>
        <Heading level={2} size={size}>
          {title}
        </Heading>
        {detail}
      </Stack>
      {children}
    </Stack>
  );
}
