import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';
import { hiddenStyle } from './hiddenStyle.ts';

export interface VisuallyHiddenProps extends RootAttributes<HTMLSpanElement> {
  /** Text for screen readers, without focusable elements. */
  children: ReactNode;
}

/** Text for screen readers only. Renders a `<span>` element. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}

const Root = styled('span', hiddenStyle);
