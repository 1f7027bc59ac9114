import { type CatalogueType, limits, type MediaView, mediaTypes } from '@gildshelf/api-client/contract';
import {
  Backdrop,
  Heading,
  MediaHead,
  MediaLayout,
  ScoreLine,
  Stack,
  StandingCover,
  Text,
} from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { Trailer } from '../trailer/Trailer.tsx';
import { trailerVideoId } from '../trailer/trailerVideoId.ts';
import { MediaFacts } from './MediaFacts.tsx';

export interface MediaDetailsProps {
  /** What kind of title it is: the word over its name. */
  readonly type: CatalogueType;
  /** The title, as `present` shows it. */
  readonly view: MediaView;
  /** The way back, over the title. */
  readonly backAction?: ReactNode;
  /** What one can do with the title: a `RatingForm` or a `LoginPrompt`. */
  readonly panel?: ReactNode;
}

/** All that there is to know about a title, whatever its media type. */
export function MediaDetails({ type, view, backAction, panel }: MediaDetailsProps) {
  const banner = coverSources(view, 'banner');
  const cover = coverSources(view, 'detail');
  const average = averageOf(view);
  const videoId = view.trailerUrl === null ? null : trailerVideoId(view.trailerUrl);
  return (
    <Backdrop imageUrl={banner.src} fallback={banner.fallback}>
      <Stack gap={6}>
        {backAction && (
          <Stack direction="row" gap={0}>
            {backAction}
          </Stack>
        )}
        <MediaLayout
          variant={videoId === null ? 'cover' : 'wide'}
          head={
            <MediaHead
              kicker={mediaTypes[type].label}
              title={view.title}
              subtitle={view.originalTitle ?? undefined}
              subtitleLang="ja"
            >
              {average && (
                <ScoreLine rating={view.averageRating ?? undefined} figure={average.value}>
                  {average.label}
                </ScoreLine>
              )}
            </MediaHead>
          }
          media={
            videoId === null ? (
              <StandingCover imageUrl={cover.src} fallback={cover.fallback} />
            ) : (
              <Trailer view={view} videoId={videoId} />
            )
          }
          facts={<MediaFacts facts={view.facts.filter((fact) => fact !== average)} />}
          panel={panel}
        >
          <Stack gap={2}>
            <Heading level={2} size="sm">
              Description
            </Heading>
            <Text as="div" tone="secondary" prose>
              {view.description}
            </Text>
          </Stack>
        </MediaLayout>
      </Stack>
    </Backdrop>
  );
}

/** The fact that tells the average: with its stars at the head it is not told a second time among the others. */
function averageOf({ facts, averageRating }: MediaView) {
  const figure = `${averageRating} / ${limits.ratingMaximum}`;
  return facts.find(({ value }) => value === figure);
}
