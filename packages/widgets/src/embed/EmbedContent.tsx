import { Alert, LinkProvider } from '@gildshelf/ui';
import type { EmbedProblem, EmbedRequest } from './EmbedWidget.ts';
import { FrameLink } from './FrameLink.tsx';

export interface EmbedContentProps {
  /** From `readEmbedRequest`. */
  readonly request: EmbedRequest | EmbedProblem;
}

/** A widget as it stands in a frame, without the frame's edge and foot: all of its links open in a new tab. */
export function EmbedContent({ request }: EmbedContentProps) {
  return (
    <LinkProvider component={FrameLink}>
      {'problem' in request ? <Alert tone="danger">{request.problem}</Alert> : request.content}
    </LinkProvider>
  );
}
