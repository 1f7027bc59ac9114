import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';

export interface ScriptOnlyProps extends RootAttributes<HTMLDivElement> {
  /** Content that does nothing without scripts, such as a button that opens a dialog. */
  children: ReactNode;
}

/**
 * Hides content in server-rendered HTML if scripts are disabled. It takes part in the layout of its parent as if it had no element
 * of its own. Renders a `<div>` element.
 */
export function ScriptOnly(props: ScriptOnlyProps) {
  return <Root {...props} />;
}

const Root = styled('div', {
  display: 'contents',
  '@media (scripting: none)': { display: 'none' },
});
