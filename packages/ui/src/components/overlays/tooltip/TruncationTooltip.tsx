import * as RadixTooltip from '@radix-ui/react-tooltip';
import { type ReactNode, useState } from 'react';
import { closestLandmark } from '../../../elements/closestLandmark.ts';
import { styled } from '../../../theme/stitches.ts';
import { TooltipContent } from './TooltipContent.tsx';

export interface TruncationTooltipProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/**
 * @internal The tooltip of `TruncatedText` and `DetailText`, imported by `LazyTruncationTooltip` only.
 * Its trigger covers the text; it is hidden from screen readers, which read the text itself.
 */
export function TruncationTooltip({ open, onOpenChange, children }: TruncationTooltipProps) {
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root open={open} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>
          <Overlay aria-hidden ref={setOverlay} />
        </RadixTooltip.Trigger>
        {overlay && <TooltipContent container={closestLandmark(overlay)}>{children}</TooltipContent>}
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

const Overlay = styled('span', { position: 'absolute', inset: 0 });
