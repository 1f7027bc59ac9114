import {
  type CatalogueType,
  isPlanned,
  limits,
  mediaTypes,
  messages,
  type ProgressUnit,
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
  type Translate,
  TruncatedText,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { pagePathOf } from '../../collection/TrackedTile.tsx';
import { progressText } from '../../history/playTexts.ts';
import { coverSources } from '../../media-cover/coverSources.ts';
import { statusIcons } from '../../status-menu/statusIcons.ts';
import type { ManagedTitle } from '../managedTitle.ts';
import type { ListColumn } from './listColumns.ts';

interface CellContext {
  readonly type: CatalogueType;
  readonly columns: readonly ListColumn[];
  readonly translate: Translate;
  readonly locale: string;
  readonly failedId: ManagedTitle['id'] | undefined;
  readonly save: (title: ManagedTitle, change: Partial<ManagedTitle['tracking']>) => Promise<void>;
  readonly rate: (title: ManagedTitle, rating: number) => void;
  readonly edit: (title: ManagedTitle) => void;
}

/**
 * The cells of a row, and a command that rates a title. A change is shown once the server has stored it. `edit` must be a stable
 * function: cells are the same elements until they change, so that a selection does not render them again.
 */
export function useRowCells(
  type: CatalogueType,
  columns: readonly ListColumn[],
  edit: (title: ManagedTitle) => void,
) {
  const translate = useTranslate();
  const locale = useLocale();
  const { run: rateTitle } = useRateTitle(type);
  const [failedId, setFailedId] = useState<ManagedTitle['id']>();

  const save = useCallback(
    async (title: ManagedTitle, change: Partial<ManagedTitle['tracking']>) => {
      setFailedId(undefined);
      try {
        await rateTitle({ titleId: title.id, ...title.tracking, ...change });
      } catch {
        setFailedId(title.id);
      }
    },
    [rateTitle],
  );

  const rate = useCallback(
    (title: ManagedTitle, rating: number) => {
      // A planned title has no rating, and one without a status cannot be saved.
      if (title.tracking.status && !isPlanned(title.tracking.status)) void save(title, { rating });
    },
    [save],
  );

  const cellsOf = useMemo(() => {
    const context = { type, columns, translate, locale, failedId, save, rate, edit };
    const stored = new WeakMap<ManagedTitle, readonly DataGridCell[]>();
    return (title: ManagedTitle) => {
      const cells = stored.get(title) ?? createCells(title, context);
      stored.set(title, cells);
      return cells;
    };
  }, [type, columns, translate, locale, failedId, save, rate, edit]);

  return { cellsOf, rate };
}

function createCells(title: ManagedTitle, context: CellContext): readonly DataGridCell[] {
  const { translate, edit, columns } = context;
  return [
    { key: 'title', content: <TitleCell title={title} context={context} /> },
    ...columns.map((key) => ({ key, content: contentOf[key](title, context) })),
    {
      key: 'actions',
      content: (
        <IconButton
          icon="edit"
          label={translate('Edit {title}', { title: title.view.title })}
          onClick={() => edit(title)}
        />
      ),
    },
  ];
}

function TitleCell({ title, context }: { readonly title: ManagedTitle; readonly context: CellContext }) {
  const { view } = title;
  const { type, translate } = context;
  const hasFailed = context.failedId === title.id;
  const href = pagePathOf(type, view.slug);
  const name = (
    <TruncatedText lines={1} dir="auto">
      {view.title}
    </TruncatedText>
  );
  return (
    <Stack direction="row" gap={3}>
      <Image {...imageOf(title)} alt="" width={40} height={48} fit="fixed" radius="thumb" />
      <Stack gap={1}>
        {href === undefined ? (
          name
        ) : (
          <Link variant="quiet" href={href} state={title.item}>
            {name}
          </Link>
        )}
        <Text as="span" size="sm" tone={hasFailed ? 'danger' : 'secondary'}>
          {hasFailed ? translate(messages.media.ratingFailed) : view.year}
        </Text>
      </Stack>
    </Stack>
  );
}

const contentOf: Readonly<Record<ListColumn, (title: ManagedTitle, context: CellContext) => ReactNode>> = {
  status: (title, { type, translate, save }) => (
    <InlineSelect
      label={translate('Status of {title}', { title: title.view.title })}
      icon={statusIcons[title.tracking.status]}
      value={title.tracking.status}
      placeholder={translate(mediaTypes[type].unsetStatusLabel)}
      options={mediaTypes[type].filterOrder.map((value) => ({ value, label: translate(statusLabel(value)) }))}
      onChange={(status) => void save(title, { status })}
    />
  ),
  rating: (title, { translate, rate }) =>
    !isPlanned(title.tracking.status) && (
      <StarRating
        label={translate('Rating of {title}', { title: title.view.title })}
        value={title.tracking.rating}
        max={limits.ratingMaximum}
        step={limits.ratingStep}
        onChange={(rating) => rate(title, rating)}
      />
    ),
  progress: ({ entry }, { type, translate }) => (
    <bdi>{amount(entry.progress, mediaTypes[type].progress, translate)}</bdi>
  ),
  playtime: ({ entry }, { translate }) => <bdi>{amount(entry.minutes, 'minutes', translate)}</bdi>,
  tags: ({ entry }) => <TruncatedText lines={1}>{entry.tags.join(', ')}</TruncatedText>,
  added: ({ entry }, { locale }) => <bdi>{day(entry.added_at, locale)}</bdi>,
  changed: ({ entry }, { locale }) => <bdi>{day(entry.changed_at, locale)}</bdi>,
};

const day = (date: string, locale: string) =>
  new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });

const amount = (progress: number | null | undefined, unit: ProgressUnit | undefined, translate: Translate) =>
  unit && progress != null ? progressText({ progress, state: 'finished' }, unit, undefined, translate) : '';

function imageOf({ view }: ManagedTitle) {
  const { imageUrl, imageSet, fallback } = coverSources(view, 'card');
  return { src: imageUrl, srcSet: imageSet, fallback };
}
