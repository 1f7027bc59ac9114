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
  readonly action: ReactNode;
}

/** The average rating of a title: its cover and name, the stars, and an action to rate it. Its height is the same for every title. */
export function RatingSummary({ type, view, href, rating, action, ...styling }: RatingSummaryProps) {
  const translate = useTranslate();
  const { figure, words } = shownRating(rating, translate, useLocale());
  const name = <TruncatedText lines={1}>{view.title}</TruncatedText>;
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
          <Heading level={2} size="sm">
            {href ? (
              <Link href={href} variant="plain">
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
        </Stack>
        <ScoreLine stacked rating={rating.average ?? 0} figure={figure} data-part="score">
          {words}
        </ScoreLine>
        <Stack direction="row" gap={3}>
          {action}
        </Stack>
      </Stack>
    </Stack>
  );
}
