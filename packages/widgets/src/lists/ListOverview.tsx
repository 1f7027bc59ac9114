import type { PublicListsPage } from '@gildshelf/api-client/contract';
import { present } from '@gildshelf/api-client/react';
import {
  Card,
  Grid,
  Heading,
  HistoryIcon,
  Link,
  Stack,
  type StylingProps,
  Text,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { MediaCover } from '../media-cover/MediaCover.tsx';
import { listFacts } from './listFacts.ts';

export interface ListOverviewProps extends StylingProps {
  /** Accessible name of the overview. */
  readonly label: string;
  /** The lists, each with its first titles. */
  readonly lists: readonly OverviewList[];
  /** Returns the URL of the page of a list. */
  readonly hrefOf: (list: OverviewList) => string;
  /** Level of the headings that the names are. */
  readonly headingLevel?: 2 | 3;
}

/** A list with its first titles. */
export type OverviewList = PublicListsPage['lists'][number];

/** Lists with their names, their first covers, the numbers of their titles and whether only their owner sees them. */
export function ListOverview({ label, lists, hrefOf, headingLevel = 2, ...styling }: ListOverviewProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Grid {...styling} as="ul" columns="3" role="list" aria-label={label}>
      {lists.map((list) => (
        <li key={list.id}>
          <Card padding="sm">
            <Stack gap={3}>
              {list.titles.length > 0 && (
                <Stack direction="row" gap={2} aria-hidden>
                  {list.titles.map(({ media_type, title }) => (
                    <MediaCover
                      key={`${media_type} ${title.id}`}
                      type={media_type}
                      view={present(media_type, title)}
                      shape="thumbnail"
                      radius="thumb"
                      fit="fluid"
                    />
                  ))}
                </Stack>
              )}
              <Heading level={headingLevel} size="sm">
                <Link href={hrefOf(list)} variant="quiet">
                  <bdi>{list.name}</bdi>
                </Link>
              </Heading>
              <Stack direction="row" gap={2} wrap>
                <Text as="span" size="sm" tone="secondary">
                  {listFacts(list, translate, locale)}
                </Text>
                {list.visibility === 'private' && (
                  <Stack direction="row" gap={1}>
                    <HistoryIcon name="lock" size="sm" />
                    <Text as="span" size="sm" tone="secondary">
                      {translate('Only you')}
                    </Text>
                  </Stack>
                )}
              </Stack>
            </Stack>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
