import * as RadixTooltip from '@radix-ui/react-tooltip';
import { type ReactNode, useState } from 'react';
import { landmarkOf } from '../theme/landmarkOf.ts';
import { styled } from '../theme/stitches.ts';
import { TooltipContent } from './TooltipContent.tsx';

export interface TruncationTipProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/**
 * @internal The tooltip of `TruncatedText` and `DetailText`, reached by `LazyTruncationTip` alone.
 * It lies over the text it belongs to; the words themselves are in the text, so it is for the eyes only.
 */
export function TruncationTip({ open, onOpenChange, children }: TruncationTipProps) {
  const [cover, setCover] = useState<HTMLElement | null>(null);
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root open={open} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>
          <Cover aria-hidden ref={setCover} />
        </RadixTooltip.Trigger>
        {cover && <TooltipContent container={landmarkOf(cover)}>{children}</TooltipContent>}
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

const Cover = styled('span', { position: 'absolute', inset: 0 });
