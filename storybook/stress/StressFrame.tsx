import type { ReactNode } from 'react';

export interface StressFrameProps {
  /** Width in CSS pixels. */
  readonly width: number;
  /** The content that must fit into this width. */
  readonly children: ReactNode;
}

/** A part of a page with a fixed width, as a column or a small screen has it. */
export function StressFrame({ width, children }: StressFrameProps) {
  return (
    <div data-stress-frame style={{ width, border: '1px dashed currentColor', padding: 16 }}>
      {children}
    </div>
  );
}
