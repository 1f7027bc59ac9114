import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';
import { EmptyStateIllustration } from './EmptyStateIllustration.tsx';

export interface EmptyStateProps extends RootAttributes<HTMLDivElement> {
  /** States what is missing. */
  title: string;
  /** Level of the title in the outline of the page. */
  headingLevel?: 1 | 2 | 3;
  /** Additional text. */
  children?: ReactNode;
  /** A button for the next step. */
  action?: ReactNode;
}

/** Shown in place of missing content: an illustration of a shelf, a title and an optional action. Renders a `<div>` element. */
export function EmptyState({ title, headingLevel = 2, children, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <EmptyStateIllustration />
      <Texts>
        <Heading level={headingLevel} size="md" align="centre">
          {title}
        </Heading>
        {children}
      </Texts>
      {action}
    </Root>
  );
}

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$6',
  padding: '$8 $4',
  textAlign: 'center',
});

const Texts = styled('div', {
  display: 'grid',
  gap: '$2',
  maxWidth: '420px',
  marginTop: '$3',
  color: '$textSecondary',
  '& > h1, & > h2, & > h3': { color: '$text' },
});
