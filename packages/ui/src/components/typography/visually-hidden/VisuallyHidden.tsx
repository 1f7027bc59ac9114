import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';

/** @internal Hides an element visually, but not from screen readers. */
export const hiddenStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export interface VisuallyHiddenProps extends RootAttributes<HTMLSpanElement> {
  /** Text for screen readers, without focusable elements. */
  children: ReactNode;
}

/** Text for screen readers only. Renders a `<span>` element. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}

const Root = styled('span', hiddenStyle);
