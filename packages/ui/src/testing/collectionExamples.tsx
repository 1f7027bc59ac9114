import type { ReactElement } from 'react';
import * as ui from '../index.ts';

/** What a caller may add to the styles of a root element. */
export interface Styling {
  className?: string;
  style?: object;
}

/** A component, the tag of its root element, and an example of it. */
export type Example = [name: string, tag: string, createElement: () => ReactElement<Styling>];

/** The components for long collections, each with these attributes on its root. */
export const collectionExamples = (attributes: object): Example[] => [
  [
    'CollectionTools',
    'div',
    () => <ui.CollectionTools {...attributes} statuses="" search="" filter="" sort="" density="" menu="" />,
  ],
  ['CompactCover', 'li', () => <ui.CompactCover {...attributes} name="Hades" status="Completed" />],
  ['CompactCoverGrid', 'ul', () => <ui.CompactCoverGrid {...attributes}>Hades</ui.CompactCoverGrid>],
  [
    'DataGrid',
    'div',
    () => (
      <ui.DataGrid {...attributes} label="Games" columns={[]} rowCount={0}>
        {null}
      </ui.DataGrid>
    ),
  ],
  [
    'DataGridRow',
    'div',
    () => (
      <ui.DataGridRow
        {...attributes}
        label="Hades"
        index={0}
        selected={false}
        onSelectedChange={() => {}}
        cells={[]}
      />
    ),
  ],
  [
    'InlineSelect',
    'select',
    () => (
      <ui.InlineSelect
        {...attributes}
        label="Status"
        options={[]}
        value=""
        placeholder="None"
        onChange={() => {}}
      />
    ),
  ],
  [
    'SelectBox',
    'input',
    () => <ui.SelectBox {...attributes} label="Hades" checked={false} onChange={() => {}} />,
  ],
  [
    'SelectionBar',
    'div',
    () => (
      <ui.SelectionBar {...attributes} label="Selected" count="1 selected" close={null}>
        Hades
      </ui.SelectionBar>
    ),
  ],
];
