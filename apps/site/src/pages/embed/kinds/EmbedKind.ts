import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { SelectOption } from '@gildshelf/ui';

/** Field values by parameter name. */
export type FieldValues = Readonly<Record<string, string>>;

/** A form field of the builder, for one parameter of a widget. */
export interface BuilderField {
  /** The name of the parameter in the contract. */
  readonly name: string;
  /** `title` and `titles` search titles and store the slug of one or of several, `accent` is a colour; a `select` has options. */
  readonly control: 'select' | 'text' | 'title' | 'titles' | 'accent';
  readonly label: string;
  readonly hint?: string;
  /** Options of a `select` for the media type of the widget and those to choose from; the first is the default of the widget. */
  readonly options?: (type: CatalogueType, types: readonly CatalogueType[]) => readonly SelectOption[];
}

/** What an embed shows: its media type and parameters, and the origins that its snippets refer to. */
export interface EmbedTarget {
  readonly type: CatalogueType;
  /** The media type, and every value that is not the default. */
  readonly parameters: FieldValues;
  /** The origin of the site. */
  readonly site: string;
  /** The origin of the API, cover images and share images. */
  readonly api: string;
}

/** The code of an embed as a component of a React page. */
export interface ReactCode {
  /** Hooks of `@gildshelf/api-client/react`. */
  readonly hooks: readonly string[];
  /** Components of `@gildshelf/widgets`. */
  readonly widgets: readonly string[];
  /** Components of `@gildshelf/ui`, except `Island`. */
  readonly ui?: readonly string[];
  /** The statements of the component, indented by two spaces. */
  readonly lines: readonly string[];
}

/** An image that represents an embed where no frames are possible. */
export interface ShareImage {
  /** Path on the origin of the API. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** A kind of embed, as the builder offers it: its fields, and what its snippets contain. */
export interface EmbedKind {
  readonly label: string;
  /** The fields of the form in their order; every parameter of the contract that the user can choose. */
  readonly fields: readonly BuilderField[];
  /** Path of the page that it links to and that oEmbed expands. Without it, snippets link to Home, and there is no oEmbed link. */
  readonly pagePath?: (target: EmbedTarget) => string;
  /** The share image of that page. */
  readonly shareImage?: (target: EmbedTarget) => ShareImage;
  readonly react: (target: EmbedTarget) => ReactCode;
}
