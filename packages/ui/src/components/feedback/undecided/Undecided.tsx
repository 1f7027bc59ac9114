import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';

export interface UndecidedProps extends RootAttributes<HTMLDivElement> {
  /** The most likely content; visible if scripts are disabled. */
  children: ReactNode;
}

/**
 * Reserves the space of content that depends on the visitor, in HTML that a server renders for all visitors: the children are
 * invisible until the page replaces them. If scripts are disabled they are visible. Renders a `<div>` element.
 */
export function Undecided(props: UndecidedProps) {
  return <Root {...props} />;
}

const Root = styled('div', {
  visibility: 'hidden',
  '@media (scripting: none)': { visibility: 'visible' },
});
