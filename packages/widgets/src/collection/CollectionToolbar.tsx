import { type CatalogueType, mediaTypes } from '@gildshelf/api-client/contract';
import { Select, ToggleGroup } from '@gildshelf/ui';
import { mediaTypeIcons } from '../media-type-icon/mediaTypeIcons.ts';
import { shownTypes } from './useKeptType.ts';

export interface CollectionToolbarProps {
  /** Which media type is shown. */
  readonly type: CatalogueType;
  /** Takes the media type that was chosen. */
  readonly onTypeChange: (type: CatalogueType) => void;
  /** A status, or 'all'. */
  readonly filter: string;
  /** Takes the status that was chosen, or 'all'. */
  readonly onFilterChange: (filter: string) => void;
}

/** Which part of the collection is shown. */
export function CollectionToolbar({ type, onTypeChange, filter, onFilterChange }: CollectionToolbarProps) {
  return (
    <>
      <ToggleGroup label="Collection" items={items} value={type} onChange={onTypeChange} />
      <Select
        labelInside
        label="Status"
        options={mediaTypes[type].filters}
        value={filter}
        onChange={onFilterChange}
      />
    </>
  );
}

const items = shownTypes.map((type) => ({
  value: type,
  label: mediaTypes[type].pluralLabel,
  icon: mediaTypeIcons[type],
}));
