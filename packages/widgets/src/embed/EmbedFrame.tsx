import { ownMessages } from '@gildshelf/api-client/contract';
import { EmbedPanel, globalStyles, Link, LinkProvider, Wordmark } from '@gildshelf/ui';
import { EmbedContent, type EmbedContentProps } from './EmbedContent.tsx';
import { FrameLink } from './FrameLink.tsx';

globalStyles();

export type EmbedFrameProps = EmbedContentProps;

/** All that a frame on somebody else's page shows; stands in an `ApiProvider`. */
export function EmbedFrame({ request }: EmbedFrameProps) {
  return (
    <LinkProvider component={FrameLink}>
      <EmbedPanel
        foot={
          <>
            {ownMessages.embed.fromTheShelves}
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
