import { Alert, type LinkComponentProps, LinkProvider } from '@gildshelf/ui';
import type { EmbedProblem, EmbedRequest } from './readEmbedRequest.ts';

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

/** A link that opens in a new tab unless `target` is given; `noopener` keeps the tab and the host page from accessing each other. */
export function FrameLink({ state: _, target = '_blank', ...rest }: LinkComponentProps) {
  return <a {...rest} target={target} rel="noopener" />;
}
