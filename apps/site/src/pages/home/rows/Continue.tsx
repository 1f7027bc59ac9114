import { catalogues, mediaTypeOf, statusLabel } from '@gildshelf/api-client/contract';
import type { TitleInProgress } from '@gildshelf/api-client/react';
import { Card, Grid, Heading, Link, Stack, Text, TruncatedText, useTranslate } from '@gildshelf/ui';
import { MediaCover } from '@gildshelf/widgets';
import { useId } from 'react';
import { catalogueTypeOf } from '../../../routing/navigation.ts';
import { paths, userPath } from '../../../routing/paths.ts';

export interface ContinueProps {
  readonly username: string;
  /** At least one. */
  readonly titles: readonly TitleInProgress[];
}

/** The titles that the user is in the middle of, with a link to all of each status on the dashboard. */
export function Continue({ username, titles }: ContinueProps) {
  const translate = useTranslate();
  const headingId = useId();
  const dashboard = userPath(paths.dashboard, username);
  const groups = new Map(titles.map((title) => [`type=${title.type}&status=${title.status}`, title]));
  return (
    <Stack as="section" gap={5} aria-labelledby={headingId}>
      <Stack direction="row" justify="between" align="baseline" wrap>
        <Heading id={headingId} level={2}>
          {translate('Continue')}
        </Heading>
        <Stack direction="row" gap={5} wrap>
          {[...groups].map(([query, { type, status }]) => (
            <Link key={query} href={`${dashboard}?${query}`}>
              {translate('All: {name}', { name: translate(filterLabel(type, status)) })}
            </Link>
          ))}
        </Stack>
      </Stack>
      <Grid as="ul" role="list" columns="3">
        {titles.map((title) => (
          <li key={`${title.type} ${title.view.id}`}>
            <ContinueCard {...title} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function ContinueCard({ type, status, item, view }: TitleInProgress) {
  const translate = useTranslate();
  const catalogueType = catalogueTypeOf(type);
  const href =
    catalogueType && view.slug !== null ? catalogues[catalogueType].detailPath(view.slug) : undefined;
  return (
    <Card padding="none" href={href} state={item}>
      <Stack direction="row" gap={4}>
        <MediaCover type={type} view={view} shape="thumbnail" width={76} radius="card" />
        <Stack gap={1}>
          <Text as="span" weight="medium">
            <TruncatedText lines={2}>{view.title}</TruncatedText>
          </Text>
          <Text as="span" size="sm" tone="secondary">
            {translate(statusLabel(status))}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}

/** The label of a status in the dashboard's filter. */
function filterLabel(type: TitleInProgress['type'], status: string): string {
  return mediaTypeOf(type).filters.find(({ value }) => value === status)?.label ?? statusLabel(status);
}
