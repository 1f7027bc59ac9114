import { mediaTypes } from '@gildshelf/api-client/contract';
import type { MoreTitles } from '@gildshelf/api-client/react';
import { Alert, Button, Spinner, Stack, useTranslate } from '@gildshelf/ui';
import { useEffect, useState } from 'react';
import { useRowsInView } from '../collection/useRowsInView.ts';
import { CardList } from './CardList.tsx';
import { CompactList } from './CompactList.tsx';
import { TitleRows } from './list/TitleRows.tsx';
import type { CollectionDensity } from './managedView.ts';
import type { TitleListProps } from './titleList.ts';

interface Props extends Omit<TitleListProps, 'rows'> {
  readonly density: CollectionDensity;
  readonly more: MoreTitles | undefined;
}

const lists = { cards: CardList, compact: CompactList, list: TitleRows };

/** The loaded titles in a density; the next ones are loaded when the end of the loaded ones comes near. */
export function ManagedTitles({ density, more, ...list }: Props) {
  const translate = useTranslate();
  const { titles, type, isPrevious } = list;
  // It is not known of the next query while the titles of the previous one are shown.
  const [isComplete, setIsComplete] = useState(!more);
  if (!isPrevious && isComplete !== !more) setIsComplete(!more);
  const rows = useRowsInView(titles, isComplete);
  const isNearEnd = (rows.indexes.at(-1) ?? 0) >= titles.length - 1;
  const shouldLoad = Boolean(more) && isNearEnd && !more?.isLoading && !more?.error;
  useEffect(() => {
    if (shouldLoad) more?.show();
  }, [shouldLoad, more]);
  const List = lists[density];
  return (
    <Stack gap={6}>
      <List {...list} rows={rows} />
      {more?.isLoading && (
        <Spinner
          label={translate('Loading your {titles}', { titles: translate(mediaTypes[type].pluralNoun) })}
        />
      )}
      {Boolean(more?.error) && (
        <Alert
          tone="danger"
          action={
            <Button size="sm" onClick={more?.show}>
              {translate('Try again')}
            </Button>
          }
        >
          {translate('The next titles could not be loaded. Please try again.')}
        </Alert>
      )}
    </Stack>
  );
}
