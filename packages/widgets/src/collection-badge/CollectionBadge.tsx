import {
  collectionMessages,
  embedMessages,
  ownerName,
  publicCollectionMessages,
} from '@gildshelf/api-client/contract';
import type { CollectionStatistics } from '@gildshelf/api-client/react';
import {
  Alert,
  Heading,
  Link,
  Spinner,
  Stack,
  type StylingProps,
  Text,
  TruncatedText,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';

export interface CollectionBadgeProps extends StylingProps {
  /** Username of the owner, as in the URL. */
  readonly username: string;
  /** Result of `useCollectionStatistics`. */
  readonly statistics: CollectionStatistics;
  /** URL of the collection; without it the name is plain text. */
  readonly href?: string | undefined;
}

/** A public collection in numbers, in one row: its titles, how many of them are completed, and the average rating. */
export function CollectionBadge({ username, statistics, href, ...styling }: CollectionBadgeProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (statistics.state === 'loading')
    return <Spinner {...styling} label={translate('Loading the collection of {name}', { name: username })} />;
  if (statistics.state !== 'ready')
    return (
      <Alert {...styling} tone="danger">
        {translate(
          statistics.state === 'missing' ? collectionMessages.notPublic : publicCollectionMessages.failed,
        )}
      </Alert>
    );
  const { total, finished, average } = sumOf(statistics.data.statistics);
  const name = ownerName(statistics.data);
  const numbers = [
    [translate('Titles'), total.toLocaleString(locale)],
    [translate('Completed'), finished.toLocaleString(locale)],
    [
      translate('Average'),
      average === null
        ? '–'
        : translate('{average} / 5', { average: average.toLocaleString(locale, oneDecimal) }),
    ],
  ] as const;
  const shownName = <TruncatedText lines={1}>{name}</TruncatedText>;
  return (
    <Stack
      {...styling}
      as="section"
      gap={1}
      aria-label={translate(embedMessages.statisticsOf('{name}'), { name })}
    >
      <Heading level={2} size="sm">
        {href ? (
          <Link href={href} variant="plain">
            {shownName}
          </Link>
        ) : (
          shownName
        )}
      </Heading>
      <Stack as="ul" direction="row" gap={3} wrap>
        {numbers.map(([label, value]) => (
          <Text as="li" key={label} size="xs" tone="secondary">
            {label}{' '}
            <Text as="strong" size="sm" weight="strong" numeric>
              {value}
            </Text>
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

type TypeStatistics = Extract<CollectionStatistics, { state: 'ready' }>['data']['statistics'][number];

/** The numbers of all media types together. */
function sumOf(statistics: readonly TypeStatistics[]) {
  const sum = (amountOf: (part: TypeStatistics) => number) =>
    statistics.reduce((total, part) => total + amountOf(part), 0);
  const rated = sum((part) => part.rated);
  return {
    total: sum((part) => part.total),
    finished: sum((part) => part.finished),
    average: rated === 0 ? null : sum((part) => (part.average ?? 0) * part.rated) / rated,
  };
}
