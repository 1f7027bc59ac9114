import {
  catalogueTypes,
  type EmbedName,
  embedParameters,
  mediaTypes,
  ownMessages,
  serverLimits,
} from '@gildshelf/api-client/contract';
import type { SelectOption } from '@gildshelf/ui';

/** The form field of one parameter of a widget. */
export interface BuilderField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The first is the default of the widget; a field without options is a text field. */
  readonly options?: readonly SelectOption[];
}

const builder = ownMessages.builder;
const fields: readonly BuilderField[] = [
  {
    name: 'type',
    label: 'Kind',
    options: catalogueTypes.map((type) => ({ value: type, label: mediaTypes[type].pluralLabel })),
  },
  { name: 'slug', label: 'Title', hint: builder.slugHint },
  { name: 'user', label: 'Whose collection', hint: builder.userHint },
  {
    name: 'size',
    label: 'Size',
    options: [
      { value: 'small', label: 'One row' },
      { value: 'large', label: 'Two rows' },
    ],
  },
  { name: 'count', label: 'How many', hint: builder.countHint(serverLimits.publicMaximum) },
  {
    name: 'theme',
    label: 'Theme',
    options: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
      { value: 'auto', label: 'As the reader likes it' },
    ],
  },
  { name: 'accent', label: 'Accent', hint: builder.accentHint },
];

/** The form fields of a widget: the parameters of its contract that the user can choose. */
export function builderFields(widget: EmbedName): readonly BuilderField[] {
  const { shape } = embedParameters[widget];
  return fields.filter(({ name }) => Object.hasOwn(shape, name));
}
