import { embedMessages } from '@gildshelf/api-client/contract';
import {
  BrandMark,
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
  const isRow = 'isRow' in request && request.isRow;
  return (
    <LinkProvider component={FrameLink}>
      <EmbedPanel
        {...styling}
        size={isRow ? 'sm' : 'md'}
        foot={
          isRow ? (
            <Link href="/" variant="plain" aria-label="Gildshelf">
              <BrandMark size="sm" />
            </Link>
          ) : (
            <>
              <span>
                {translate(embedMessages.fromTheShelves)}
                <Link href="/" variant="plain">
                  <Wordmark />
                </Link>
              </span>
              <Link href="/about/data" variant="quiet">
                {translate('Data sources')}
              </Link>
            </>
          )
        }
      >
        <EmbedContent request={request} />
      </EmbedPanel>
    </LinkProvider>
  );
}
