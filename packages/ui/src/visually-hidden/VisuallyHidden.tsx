import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.ts';
import { hiddenStyle } from './hiddenStyle.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <Root>{children}</Root>;
}

const Root = styled('span', hiddenStyle);
