import {
  type CatalogueType,
  catalogues,
  type MediaView,
  trailerVideoId,
} from '@gildshelf/api-client/contract';
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
  Text,
  TrailerFrame,
} from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { CreditLine } from '../credit-line/CreditLine.tsx';
import { coverSources } from '../media-cover/coverSources.ts';
import { Trailer } from '../trailer/Trailer.tsx';
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
  const score = average && isAverageAtHead && (
    <ScoreLine
      rating={view.averageRating ?? 0}
      // As wide as an average is as a rule.
      figure={view.averageRating ? average.value : '0.00 / 5'}
    >
      {average.label + (view.averageSource ? ` on ${view.averageSource}` : '')}
    </ScoreLine>
  );
  const untold = loading ? untoldView(type) : null;
  // Where a trailer may come its place is there from the start, with the picture alone in it.
  const hasCover = view.trailerUrl === undefined;
  const videoId = view.trailerUrl ? trailerVideoId(view.trailerUrl) : null;
  return (
    <Backdrop {...banner}>
      <Stack gap={6}>
        {backAction && (
          <Stack direction="row" gap={0}>
            {backAction}
          </Stack>
        )}
        {problem && <Alert tone="danger">{problem}</Alert>}
        <MediaLayout
          aria-busy={loading || undefined}
          variant={hasCover ? 'cover' : 'wide'}
          head={
            <MediaHead
              kicker={catalogues[type].label}
              title={view.title}
              subtitle={
                view.originalTitle === null && loading ? <Skeleton width="third" /> : view.originalTitle
              }
              subtitleLang="ja"
            >
              {view.averageRating || !score ? score : <Skeleton>{score}</Skeleton>}
            </MediaHead>
          }
          media={
            hasCover ? (
              <StandingCover {...cover} />
            ) : videoId === null ? (
              <TrailerFrame label="" {...banner} />
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
            {view.credits?.length ? (
              <Text size="sm" tone="tertiary">
                <CreditLine what="Data" credits={view.credits} />
              </Text>
            ) : null}
          </Stack>
        </MediaLayout>
      </Stack>
    </Backdrop>
  );
}
