import { Alert, LinkProvider } from '@gildshelf/ui';
import type { EmbedProblem, EmbedRequest } from './EmbedWidget.ts';
import { FrameLink } from './FrameLink.tsx';

export interface EmbedContentProps {
  /** Result of `readEmbedRequest`. */
  readonly request: EmbedRequest | EmbedProblem;
}

/** The content of an embedded widget, without the border and footer of its frame. All of its links open in a new tab. */
export function EmbedContent({ request }: EmbedContentProps) {
  return (
    <LinkProvider component={FrameLink}>
      {'problem' in request ? <Alert tone="danger">{request.problem}</Alert> : request.content}
    </LinkProvider>
  );
}
