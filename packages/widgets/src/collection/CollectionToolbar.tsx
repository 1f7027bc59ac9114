import { type CatalogueType, mediaTypes } from '@gildshelf/api-client/contract';
import { useMediaTypes } from '@gildshelf/api-client/react';
import { Select, ToggleGroup, useTranslate } from '@gildshelf/ui';

export interface CollectionToolbarProps {
  /** Selected media type. */
  readonly type: CatalogueType;
  /** Called with the newly selected media type. */
  readonly onTypeChange: (type: CatalogueType) => void;
  /** Selected status, or 'all'. */
  readonly filter: string;
  /** Called with the newly selected status, or 'all'. */
  readonly onFilterChange: (filter: string) => void;
}

/** Controls that select the media type and the status of the shown titles. */
export function CollectionToolbar({ type, onTypeChange, filter, onFilterChange }: CollectionToolbarProps) {
  const translate = useTranslate();
  const types = useMediaTypes(type);
  return (
    <>
      <ToggleGroup
        label={translate('Collection')}
        items={types.map((value) => ({ value, label: translate(mediaTypes[value].pluralLabel) }))}
        value={type}
        onChange={onTypeChange}
      />
      <Select
        labelInside
        label={translate('Status')}
        options={mediaTypes[type].filters.map((option) => ({ ...option, label: translate(option.label) }))}
        value={filter}
        onChange={onFilterChange}
      />
    </>
  );
}
