import {
  type CatalogueType,
  embedMessages,
  type MediaView,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import {
  Heading,
  Link,
  ScoreLine,
  Stack,
  type StylingProps,
  Text,
  TruncatedText,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import type { ReactNode } from 'react';
import { MediaCover } from '../media-cover/MediaCover.tsx';
import { shownRating, type TitleRating } from './shownRating.ts';

export interface RatingSummaryProps extends StylingProps {
  /** Media type of the title. */
  readonly type: CatalogueType;
  /** The title, as returned by `present`. */
  readonly view: MediaView;
  /** URL of the title's page; without it the title is plain text. */
  readonly href?: string | undefined;
  /** The average rating, as returned by `useTitleRating`. */
  readonly rating: TitleRating;
  /** Button or link to rate the title. */
  readonly action?: ReactNode;
  /** `sm` is one row with a thumbnail, for lists and narrow columns. */
  readonly size?: 'sm' | 'md';
}

/** The average rating of a title: its cover and name, the stars, and an action to rate it. Its height is the same for every title. */
export function RatingSummary({ size = 'md', ...props }: RatingSummaryProps) {
  return size === 'sm' ? <RatingRow {...props} /> : <RatingCard {...props} />;
}

function RatingCard({ type, view, href, rating, action, ...styling }: Omit<RatingSummaryProps, 'size'>) {
  const translate = useTranslate();
  const { figure, caption } = shownRating(rating, translate, useLocale());
  return (
    <Stack
      {...styling}
      as="section"
      direction="row"
      gap={4}
      align="start"
      aria-label={translate(embedMessages.ratingOf('{title}'), { title: view.title })}
    >
      <MediaCover view={view} type={type} shape="detail" width={96} radius="thumb" loading="eager" />
      <Stack gap={3} grow>
        <Stack gap={1}>
          <Text size="sm" tone="secondary">
            {translate(mediaTypes[type].label)}
          </Text>
          <TitleHeading href={href}>{view.title}</TitleHeading>
        </Stack>
        <ScoreLine stacked rating={rating.average ?? 0} figure={figure} data-part="score">
          {caption}
        </ScoreLine>
        <Stack direction="row" gap={3}>
          {action}
        </Stack>
      </Stack>
    </Stack>
  );
}

function RatingRow({ type, view, href, rating, action, ...styling }: Omit<RatingSummaryProps, 'size'>) {
  const translate = useTranslate();
  const { count } = rating;
  const { figure } = shownRating(rating, translate, useLocale());
  const { unrated, oneRating, ratings } = embedMessages;
  return (
    <Stack
      {...styling}
      as="section"
      direction="row"
      gap={3}
      aria-label={translate(embedMessages.ratingOf('{title}'), { title: view.title })}
    >
      <MediaCover view={view} type={type} shape="thumbnail" width={48} radius="thumb" loading="eager" />
      <Stack gap={0} grow>
        <TitleHeading href={href}>{view.title}</TitleHeading>
        <ScoreLine size="sm" rating={rating.average ?? 0} figure={figure} data-part="score">
          {count === 0 ? translate(unrated) : translate(count === 1 ? oneRating : ratings, { count })}
        </ScoreLine>
      </Stack>
      {action}
    </Stack>
  );
}

/** The name of the title on one line, as a link if it has a page. */
function TitleHeading({ href, children }: { readonly href: string | undefined; readonly children: string }) {
  const name = <TruncatedText lines={1}>{children}</TruncatedText>;
  return (
    <Heading level={2} size="sm">
      {href ? (
        <Link href={href} variant="plain">
          {name}
        </Link>
      ) : (
        name
      )}
    </Heading>
  );
}
