import {
  type CatalogueType,
  type CollectionCounts,
  type CollectionPairs,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import { Button, Sheet, useLocale, useTranslate } from '@gildshelf/ui';
import { cleared } from '../managedView.ts';
import { CollectionFilterFields } from './CollectionFilterFields.tsx';

export interface CollectionFilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly type: CatalogueType;
  readonly filters: CollectionPairs;
  readonly counts: CollectionCounts | null;
  readonly onChange: (filters: CollectionPairs) => void;
}

/** The filters of a collection. A change applies at once; the button at the end has the number of titles. */
export function CollectionFilterSheet({
  open,
  onClose,
  type,
  filters,
  counts,
  onChange,
}: CollectionFilterSheetProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { type: singular, pluralNoun } = mediaTypes[type];
  const total = counts?.total ?? 0;
  const titles = translate('{count} {titles}', {
    count: total.toLocaleString(locale),
    titles: translate(total === 1 ? singular : pluralNoun),
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={translate('Filters')}
      headerAction={
        <Button variant="quiet" onClick={() => onChange(cleared(filters))}>
          {translate('Clear all')}
        </Button>
      }
      actions={
        <Button variant="gold" size="lg" onClick={onClose}>
          {translate('Show {titles}', { titles })}
        </Button>
      }
    >
      {counts && <CollectionFilterFields filters={filters} counts={counts} onChange={onChange} />}
    </Sheet>
  );
}
