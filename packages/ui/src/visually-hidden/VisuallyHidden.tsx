import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';
import { hiddenStyle } from './hiddenStyle.ts';

export interface VisuallyHiddenProps extends RootAttributes<HTMLSpanElement> {
  /** What is read; nothing that can have the focus. */
  children: ReactNode;
}

/** Words for screen readers only. Renders a `<span>` element. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}

const Root = styled('span', hiddenStyle);
