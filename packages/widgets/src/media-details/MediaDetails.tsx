import {
  type CatalogueType,
  catalogues,
  type Fact,
  type MediaView,
  trailerVideoId,
} from '@gildshelf/api-client/contract';
import { presentTitle } from '@gildshelf/api-client/react';
import {
  Alert,
  Backdrop,
  DetailText,
  FactList,
  Heading,
  MediaHead,
  MediaLayout,
  ScoreLine,
  Skeleton,
  Stack,
  StandingCover,
  type StylingProps,
  Text,
  TrailerFrame,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { Trailer } from '../trailer/Trailer.tsx';
import { CreditLine } from './CreditLine.tsx';
import { localiseFact } from './localiseFact.ts';

export interface MediaDetailsProps extends StylingProps {
  /** Media type of the title; its label is shown above the name. */
  readonly type: CatalogueType;
  /** The title, as returned by `present`. */
  readonly view: MediaView;
  /** More data is loading: missing values show placeholders instead of texts for unknown values. */
  readonly loading?: boolean;
  /** Error message that says why the rest of the data is missing. */
  readonly problem?: string | undefined;
  /** Button or link above the title that goes back. */
  readonly backAction?: ReactNode;
  /** Actions for the title: a `RatingForm` or a `LoginPrompt`. */
  readonly panel?: ReactNode;
}

/** The details of a title of any media type. */
export function MediaDetails({
  type,
  view,
  loading = false,
  problem,
  backAction,
  panel,
  ...styling
}: MediaDetailsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const banner = coverSources(view, 'banner');
  const cover = coverSources(view, 'detail');
  const average = view.facts.find(({ isAverage }) => isAverage);
  const isAverageAtHead = view.averageRating !== null || loading;
  const score = average && isAverageAtHead && (
    <ScoreLine
      rating={view.averageRating ?? 0}
      // Reserves the width of a typical average while there is none.
      figure={localiseFact(view.averageRating ? average.value : '0.00 / 5', translate, locale)}
    >
      {view.averageSource
        ? translate('{average} on {source}', {
            average: translate(average.label),
            source: view.averageSource,
          })
        : translate(average.label)}
    </ScoreLine>
  );
  const placeholder = loading ? placeholderView(type) : null;
  // While a trailer may still be loaded, its space is reserved and shows the image alone.
  const hasCover = view.trailerUrl === undefined;
  const videoId = view.trailerUrl ? trailerVideoId(view.trailerUrl) : null;
  return (
    <Backdrop {...styling} {...banner}>
      <Stack gap={6}>
        {backAction && (
          <Stack direction="row" gap={0}>
            {backAction}
          </Stack>
        )}
        {problem && <Alert tone="danger">{translate(problem)}</Alert>}
        <MediaLayout
          aria-busy={loading || undefined}
          variant={hasCover ? 'cover' : 'wide'}
          head={
            <MediaHead
              kicker={translate(catalogues[type].label)}
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
              missingFacts={placeholder?.facts}
            />
          }
          panel={panel}
        >
          <Stack gap={2}>
            <Heading level={2} size="sm">
              {translate('Description')}
            </Heading>
            <MediaDescription
              text={view.description === placeholder?.description ? null : view.description}
            />
            {view.credits?.length ? (
              <Text size="sm" tone="tertiary">
                <CreditLine what={translate('Data')} credits={view.credits} />
              </Text>
            ) : null}
          </Stack>
        </MediaLayout>
      </Stack>
    </Backdrop>
  );
}

interface MediaFactsProps {
  readonly facts: readonly Fact[];
  /** While more data is loading: the facts of a title without data. A fact that equals one of them shows a placeholder. */
  readonly missingFacts?: readonly Fact[];
}

/** The facts of a title, unknown ones included. Of more than four, short ones come first, so that long ones break no row. */
function MediaFacts({ facts, missingFacts }: MediaFactsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const shown = facts.map(({ label, value, detail, isLong }) => {
    const text = localiseFact(value, translate, locale);
    return {
      label: translate(label),
      wide: isLong || text.length > maxColumnCharacters,
      value: missingFacts?.some((fact) => fact.label === label && fact.value === value) ? (
        <Skeleton width="word" />
      ) : detail ? (
        <DetailText detail={detail}>{text}</DetailText>
      ) : (
        text
      ),
    };
  });
  if (shown.length <= maxFactsPerRow) return <FactList variant="row" facts={shown} />;
  return <FactList facts={[...shown.filter(({ wide }) => !wide), ...shown.filter(({ wide }) => wide)]} />;
}

const maxFactsPerRow = 4;
/** A value with more characters does not fit into one column on a phone. */
const maxColumnCharacters = 16;

interface MediaDescriptionProps {
  /** Null while it is loading. */
  readonly text: string | null;
}

/** The description of a title, with its line breaks preserved. */
function MediaDescription({ text }: MediaDescriptionProps) {
  return (
    <Text as="div" tone="secondary" prose>
      {text ?? (
        <>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </>
      )}
    </Text>
  );
}

/** The view of a title without data. A value that equals one of its own has not been loaded yet. */
function placeholderView(type: CatalogueType): MediaView {
  return presentTitle(type, catalogues[type].item.parse({ id: 'placeholder' }));
}
