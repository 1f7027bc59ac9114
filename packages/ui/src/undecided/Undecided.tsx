import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface UndecidedProps extends RootAttributes<HTMLDivElement> {
  /** What most likely stands here, and what does where no script ever decides. */
  children: ReactNode;
}

/**
 * The place of something that depends on who is looking, in a page that a server has rendered for everybody: it keeps its
 * space unseen until that is known. Without script its content shows. Renders a `<div>` element.
 */
export function Undecided(props: UndecidedProps) {
  return <Place {...props} />;
}

const Place = styled('div', {
  visibility: 'hidden',
  '@media (scripting: none)': { visibility: 'visible' },
});
