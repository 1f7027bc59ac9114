import { embedMessages } from '@gildshelf/api-client/contract';
import { EmbedPanel, globalStyles, Link, LinkProvider, Wordmark } from '@gildshelf/ui';
import { EmbedContent, type EmbedContentProps, FrameLink } from './EmbedContent.tsx';

globalStyles();

export type EmbedFrameProps = EmbedContentProps;

/** The whole content of a frame on another site's page. Must be rendered inside an `ApiProvider`. */
export function EmbedFrame({ request }: EmbedFrameProps) {
  return (
    <LinkProvider component={FrameLink}>
      <EmbedPanel
        foot={
          <>
            {embedMessages.fromTheShelves}
            <Link href="/" variant="plain">
              <Wordmark />
            </Link>
          </>
        }
      >
        <EmbedContent request={request} />
      </EmbedPanel>
    </LinkProvider>
  );
}
