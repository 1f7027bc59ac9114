import { mediaTypes, ownMessages, serverLimits } from '@gildshelf/api-client/contract';
import type { BuilderField } from './EmbedKind.ts';

const builder = ownMessages.builder;

/** The media type. */
export const typeField: BuilderField = {
  name: 'type',
  control: 'select',
  label: 'Kind',
  options: (_, types) => types.map((type) => ({ value: type, label: mediaTypes[type].pluralLabel })),
};

/** One title. */
export const titleField: BuilderField = {
  name: 'slug',
  control: 'title',
  label: 'Title',
  hint: builder.slugHint,
};

/** The owner of a collection. */
export const userField: BuilderField = {
  name: 'user',
  control: 'text',
  label: 'Whose collection',
  hint: builder.userHint,
};

/** The owner of a list. */
export const listUserField: BuilderField = { ...userField, label: 'Whose list' };

/** The list of a user. */
export const listField: BuilderField = {
  name: 'slug',
  control: 'text',
  label: 'List',
  hint: builder.listHint,
};

/** The status of a collection's titles. */
export const statusField: BuilderField = {
  name: 'status',
  control: 'select',
  label: 'Status',
  options: (type) => mediaTypes[type].filters,
};

/** The number of rows. */
export const rowsField: BuilderField = {
  name: 'size',
  control: 'select',
  label: 'Size',
  options: () => [
    { value: 'small', label: 'One row' },
    { value: 'large', label: 'Two rows' },
  ],
};

/** The size of a rating. */
export const ratingSizeField: BuilderField = {
  name: 'size',
  control: 'select',
  label: 'Size',
  options: () => [
    { value: 'large', label: 'With a button to rate it' },
    { value: 'small', label: 'One row' },
  ],
};

/** Several titles. */
export const titlesField: BuilderField = {
  name: 'slugs',
  control: 'titles',
  label: 'Titles',
  hint: builder.slugsHint(serverLimits.listedTitles),
};

/** The number of titles. */
export const countField: BuilderField = {
  name: 'count',
  control: 'text',
  label: 'How many',
  hint: builder.countHint(serverLimits.publicMaximum),
};

/** The theme and the colour in place of gold. */
export const appearanceFields: readonly BuilderField[] = [
  {
    name: 'theme',
    control: 'select',
    label: 'Theme',
    options: () => [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
      { value: 'auto', label: 'As the reader likes it' },
    ],
  },
  { name: 'accent', control: 'accent', label: 'Accent', hint: builder.accentHint },
];
