import { mediaTypes } from '@gildshelf/api-client/contract';
import { DataGrid, DataGridRow, SelectBox, useTranslate } from '@gildshelf/ui';
import type { TitleListProps } from '../titleList.ts';
import { useTitleSelection } from '../useTitleSelection.ts';
import { columnLabels, columnWidths } from './listColumns.ts';
import { useRowCells } from './useRowCells.tsx';
import { useRowKeys } from './useRowKeys.ts';

/** The rows with the chosen columns, whose status and rating can be changed in place. */
export function TitleRows({
  type,
  titles,
  total,
  isPrevious,
  selection,
  dialogs,
  rows,
  hasShortcuts,
  columns,
}: TitleListProps) {
  const translate = useTranslate();
  const handlers = useTitleSelection(selection, (index) => titles[index]?.id);
  const { cellsOf, rate } = useRowCells(type, columns, dialogs.edit);
  const handleKeyDown = useRowKeys({ titles, selection, hasShortcuts, rate });
  return (
    <DataGrid
      label={translate(mediaTypes[type].pluralLabel)}
      rowCount={total}
      busy={isPrevious}
      bodyRef={(element) => {
        rows.grid.current = element;
      }}
      columns={[
        { key: 'title', header: translate('Title') },
        ...columns.map((key) => ({ key, header: translate(columnLabels[key]), width: columnWidths[key] })),
        { key: 'actions', header: translate('Actions'), headerHidden: true, width: 44 },
      ]}
      selectAll={
        <SelectBox
          label={translate('all loaded titles')}
          checked={selection.count > 0 && titles.every(({ id }) => selection.has(id))}
          indeterminate={selection.count > 0 && !titles.every(({ id }) => selection.has(id))}
          onChange={(isSelected) => (isSelected ? selection.selectLoaded() : selection.clear())}
        />
      }
      onKeyDown={handleKeyDown}
      {...handlers}
    >
      {rows.indexes.flatMap((index) => {
        const title = titles[index];
        if (!title) return [];
        return (
          <DataGridRow
            key={title.id}
            data-index={index}
            label={title.view.title}
            index={index}
            selected={selection.has(title.id)}
            onSelectedChange={(isSelected, isRange) => selection.set(index, isSelected, isRange)}
            cells={cellsOf(title)}
          />
        );
      })}
    </DataGrid>
  );
}
