import { type CatalogueType, type MediaView, mediaTypes } from '@gildshelf/api-client/contract';
import {
  Alert,
  Backdrop,
  Heading,
  MediaHead,
  MediaLayout,
  ScoreLine,
  Skeleton,
  Stack,
  StandingCover,
} from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { Trailer } from '../trailer/Trailer.tsx';
import { trailerVideoId } from '../trailer/trailerVideoId.ts';
import { MediaDescription } from './MediaDescription.tsx';
import { MediaFacts } from './MediaFacts.tsx';
import { untoldView } from './untoldView.ts';

export interface MediaDetailsProps {
  /** What kind of title it is: the word over its name. */
  readonly type: CatalogueType;
  /** The title, as `present` shows it. */
  readonly view: MediaView;
  /** The rest of it is on its way: what is not known yet keeps its place instead of saying so. */
  readonly loading?: boolean;
  /** Why there is no more of it than what is shown. */
  readonly problem?: string | undefined;
  /** The way back, over the title. */
  readonly backAction?: ReactNode;
  /** What one can do with the title: a `RatingForm` or a `LoginPrompt`. */
  readonly panel?: ReactNode;
}

/** All that there is to know about a title, whatever its media type. */
export function MediaDetails({ type, view, loading = false, problem, backAction, panel }: MediaDetailsProps) {
  const banner = coverSources(view, 'banner');
  const cover = coverSources(view, 'detail');
  const average = view.facts.find(({ isAverage }) => isAverage);
  const isAverageAtHead = view.averageRating !== null || loading;
  const untold = loading ? untoldView(type) : null;
  const videoId = view.trailerUrl === null ? null : trailerVideoId(view.trailerUrl);
  return (
    <Backdrop imageUrl={banner.src} fallback={banner.fallback}>
      <Stack gap={6}>
        {backAction && (
          <Stack direction="row" gap={0}>
            {backAction}
          </Stack>
        )}
        {problem && <Alert tone="danger">{problem}</Alert>}
        <MediaLayout
          aria-busy={loading || undefined}
          variant={videoId === null ? 'cover' : 'wide'}
          head={
            <MediaHead
              kicker={mediaTypes[type].label}
              title={view.title}
              subtitle={view.originalTitle ?? undefined}
              subtitleLang="ja"
            >
              {average && view.averageRating !== null && (
                <ScoreLine rating={view.averageRating} figure={average.value}>
                  {average.label}
                </ScoreLine>
              )}
              {average && view.averageRating === null && loading && <Skeleton shape="heading" width="half" />}
            </MediaHead>
          }
          media={
            videoId === null ? (
              <StandingCover imageUrl={cover.src} fallback={cover.fallback} />
            ) : (
              <Trailer view={view} videoId={videoId} />
            )
          }
          facts={
            <MediaFacts
              facts={view.facts.filter((fact) => !(isAverageAtHead && fact.isAverage))}
              untold={untold?.facts}
            />
          }
          panel={panel}
        >
          <Stack gap={2}>
            <Heading level={2} size="sm">
              Description
            </Heading>
            <MediaDescription text={view.description === untold?.description ? null : view.description} />
          </Stack>
        </MediaLayout>
      </Stack>
    </Backdrop>
  );
}
