import { embedMessages } from '@gildshelf/api-client/contract';
import {
  EmbedPanel,
  globalStyles,
  Link,
  LinkProvider,
  type StylingProps,
  useTranslate,
  Wordmark,
} from '@gildshelf/ui';
import { EmbedContent, type EmbedContentProps, FrameLink } from './EmbedContent.tsx';

globalStyles();

export interface EmbedFrameProps extends EmbedContentProps, StylingProps {}

/** The whole content of a frame on another site's page. Must be rendered inside an `ApiProvider`. */
export function EmbedFrame({ request, ...styling }: EmbedFrameProps) {
  const translate = useTranslate();
  return (
    <LinkProvider component={FrameLink}>
      <EmbedPanel
        {...styling}
        foot={
          <>
            {translate(embedMessages.fromTheShelves)}
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
