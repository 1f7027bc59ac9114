import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';
import { EmptyShelf } from './EmptyShelf.tsx';

export interface EmptyStateProps extends RootAttributes<HTMLDivElement> {
  /** What is not there. */
  title: string;
  /** Where the title stands in the outline of the page. */
  headingLevel?: 1 | 2 | 3;
  /** More about it. */
  children?: ReactNode;
  /** What to do next: a button. */
  action?: ReactNode;
}

/** Nothing here yet: a shelf with room on it, what is missing, and the way on. Renders a `<div>` element. */
export function EmptyState({ title, headingLevel = 2, children, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <EmptyShelf />
      <Words>
        <Heading level={headingLevel} size="md" align="centre">
          {title}
        </Heading>
        {children}
      </Words>
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

const Words = styled('div', {
  display: 'grid',
  gap: '$2',
  maxWidth: '420px',
  marginTop: '$3',
  color: '$textSecondary',
  '& > h1, & > h2, & > h3': { color: '$text' },
});
