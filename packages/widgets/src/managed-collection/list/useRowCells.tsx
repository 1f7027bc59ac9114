import {
  type CatalogueType,
  isPlanned,
  limits,
  mediaTypes,
  messages,
  statusLabel,
} from '@gildshelf/api-client/contract';
import { useRateTitle } from '@gildshelf/api-client/react';
import {
  type DataGridCell,
  IconButton,
  Image,
  InlineSelect,
  Link,
  Stack,
  StarRating,
  Text,
  TruncatedText,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { type ReactNode, useState } from 'react';
import { pagePathOf } from '../../collection/TrackedTile.tsx';
import { progressText } from '../../history/playTexts.ts';
import { coverSources } from '../../media-cover/coverSources.ts';
import { statusIcons } from '../../status-menu/statusIcons.ts';
import type { ManagedTitle } from '../managedTitle.ts';
import type { ListColumn } from './listColumns.ts';

/** The cells of a row, and a command that rates a title. A change is shown once the server has stored it. */
export function useRowCells(
  type: CatalogueType,
  columns: readonly ListColumn[],
  edit: (title: ManagedTitle) => void,
) {
  const translate = useTranslate();
  const locale = useLocale();
  const rateTitle = useRateTitle(type);
  const [failedId, setFailedId] = useState<ManagedTitle['id']>();
  const { filterOrder, unsetStatusLabel, progress: progressUnit } = mediaTypes[type];

  async function save(title: ManagedTitle, change: Partial<ManagedTitle['tracking']>) {
    setFailedId(undefined);
    try {
      await rateTitle.run({ titleId: title.id, ...title.tracking, ...change });
    } catch {
      setFailedId(title.id);
    }
  }

  function rate(title: ManagedTitle, rating: number) {
    // A planned title has no rating, and one without a status cannot be saved.
    if (title.tracking.status && !isPlanned(title.tracking.status)) void save(title, { rating });
  }

  const day = (date: string) =>
    new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const amount = (progress: number | null | undefined, unit: typeof progressUnit) =>
    unit && progress != null ? progressText({ progress, state: 'finished' }, unit, undefined, translate) : '';

  const contentOf: Readonly<Record<ListColumn, (title: ManagedTitle) => ReactNode>> = {
    status: (title) => (
      <InlineSelect
        label={translate('Status of {title}', { title: title.view.title })}
        icon={statusIcons[title.tracking.status]}
        value={title.tracking.status}
        placeholder={translate(unsetStatusLabel)}
        options={filterOrder.map((value) => ({ value, label: translate(statusLabel(value)) }))}
        onChange={(status) => void save(title, { status })}
      />
    ),
    rating: (title) =>
      !isPlanned(title.tracking.status) && (
        <StarRating
          label={translate('Rating of {title}', { title: title.view.title })}
          value={title.tracking.rating}
          max={limits.ratingMaximum}
          step={limits.ratingStep}
          onChange={(rating) => rate(title, rating)}
        />
      ),
    progress: ({ entry }) => <bdi>{amount(entry.progress, progressUnit)}</bdi>,
    playtime: ({ entry }) => <bdi>{amount(entry.minutes, 'minutes')}</bdi>,
    tags: ({ entry }) => <TruncatedText lines={1}>{entry.tags.join(', ')}</TruncatedText>,
    added: ({ entry }) => <bdi>{day(entry.added_at)}</bdi>,
    changed: ({ entry }) => <bdi>{day(entry.changed_at)}</bdi>,
  };

  function cellsOf(title: ManagedTitle): readonly DataGridCell[] {
    const { view } = title;
    const href = pagePathOf(type, view.slug);
    return [
      {
        key: 'title',
        content: (
          <Stack direction="row" gap={3}>
            <Image {...imageOf(title)} alt="" width={40} height={48} fit="fixed" radius="thumb" />
            <Stack gap={1}>
              {href === undefined ? (
                <TruncatedText lines={1} dir="auto">
                  {view.title}
                </TruncatedText>
              ) : (
                <Link variant="quiet" href={href} state={title.item}>
                  <TruncatedText lines={1} dir="auto">
                    {view.title}
                  </TruncatedText>
                </Link>
              )}
              <Text as="span" size="sm" tone={failedId === title.id ? 'danger' : 'secondary'}>
                {failedId === title.id ? translate(messages.media.ratingFailed) : view.year}
              </Text>
            </Stack>
          </Stack>
        ),
      },
      ...columns.map((key) => ({ key, content: contentOf[key](title) })),
      {
        key: 'actions',
        content: (
          <IconButton
            icon="edit"
            label={translate('Edit {title}', { title: view.title })}
            onClick={() => edit(title)}
          />
        ),
      },
    ];
  }

  return { cellsOf, rate };
}

function imageOf({ view }: ManagedTitle) {
  const { imageUrl, imageSet, fallback } = coverSources(view, 'card');
  return { src: imageUrl, srcSet: imageSet, fallback };
}
