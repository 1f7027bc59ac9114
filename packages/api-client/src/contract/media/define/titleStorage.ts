/** The fields of a title as a server stores them: the contract's without id, slug and image, and under `facts` those that the API does not return. */
export type StoredItem = Readonly<Record<string, unknown>> & { readonly facts?: object };

/** One line of a table by column name; unknown cells are empty. */
export type Row = Readonly<Record<string, string>>;

/** A title of an imported file, in the same fields for every media type; `released` is an ISO date. */
export interface ImportedTitle {
  readonly name: string;
  readonly year: number | null;
  readonly released?: string | undefined;
  readonly genres?: readonly string[] | undefined;
  readonly platforms?: readonly string[] | undefined;
  readonly description?: string | undefined;
}

/** A field of the `facts` of stored titles, text or a list of texts, that relates titles which share a value. */
export interface RelatingFact {
  readonly fact: string;
  /** Titles that share a person or a studio are similar; those of one series are listed together. */
  readonly relates?: 'people' | 'series';
  /** Its label in English on a title's page, in the singular; absent where the values are ids. */
  readonly label?: string;
}

/** How the built-in titles of a media type are read. */
interface BuiltInTitles {
  /** `<table>.tsv`, with `<table>_ids.tsv`, `<table>.descriptions.tsv` and `<table>.names.tsv` beside it. */
  readonly table: string;
  /** The provider whose data they contain. */
  readonly source: string;
  /** One of them, for the test of all screens. */
  readonly example: { readonly slug: string; readonly title: string };
  /** Converts a row of the table. */
  readonly read: (row: Row, description: string) => StoredItem;
}

/**
 * The values of a facet are names ('list', the most frequent first), years or decades ('period', the latest first), intervals of
 * whole numbers ('range': '1', '2-13', and '101-' without an end) or numbers of stars ('minimum': '4' is four and more of five).
 */
export type FacetKind = 'list' | 'period' | 'range' | 'minimum';

/** A facet by which the titles of a media type can be narrowed. */
export interface TitleFacet {
  /** Its name in a query; unique within the media type. */
  readonly name: string;
  /** In English; the site translates it. */
  readonly label: string;
  readonly kind: FacetKind;
  readonly unit?: string;
  /** Set when a query may have it, but responses do not list its values. */
  readonly isHidden?: true;
  /** The values of a title; empty where the stored item has none. */
  readonly read: (item: StoredItem, about: TitleDates) => readonly string[];
}

interface TitleDates {
  readonly year: number | null;
  /** The ISO date of the release, or its known beginning such as '2009-04'. */
  readonly released: string | null;
  /** The average rating out of five. */
  readonly average: number | null;
}

/** How a server reads stored items for the browse pages. */
export interface BrowseStorage {
  /** In the order in which a page shows them; a function, so that a bundle without it has none of them. */
  readonly facets: () => readonly TitleFacet[];
  /** The ISO date of the release, or its known beginning such as '2009-04'; null where it is unknown. */
  readonly released: (item: StoredItem) => string | null;
  /** The average rating out of five, by the source of the data. */
  readonly average: (item: StoredItem) => number | null;
}

/** How a server stores and indexes the titles of a media type. */
export interface TitleStorage {
  /** The type of a title at schema.org, such as 'VideoGame'. */
  readonly schemaType: string;
  /** The fields of an item from which `present` of the media type reads `imageUrl`, with that image. */
  readonly imageFields: (imageUrl: string) => Readonly<Record<string, unknown>>;
  /** Absent where a server has titles of this media type only from providers and imported files. */
  readonly builtIn?: BuiltInTitles;
  /** Fields of an item that lists include. */
  readonly cardFields: readonly string[];
  /** Those stored under `facts` that the API returns as fields of the title. */
  readonly factFields?: readonly string[];
  /** The facts that title pages list, in their order. */
  readonly relatingFacts: readonly RelatingFact[];
  /** Converts a title of an imported file. */
  readonly fromImport: (title: ImportedTitle) => StoredItem;
  /** Names indexed for search, in addition to the shown name and the alternative names of a source. */
  readonly names: (item: StoredItem) => readonly unknown[];
  /** The facets and the orders of the browse pages. */
  readonly browse: BrowseStorage;
}

/** Parsers of a table cell; an empty cell is unknown. */
export const cells = {
  text: (cell = '') => cell || null,
  number: (cell = '') => (cell === '' ? null : Number(cell)),
  list: (cell = '') => (cell === '' ? [] : cell.split(', ')),
  /** A date of which the month or the day may be unknown: '2009-04-05', '2009-04', '2009'. */
  date: (cell = '') => {
    if (cell === '') return null;
    const [year, month, day] = cell.split('-').map(Number);
    return { year: year ?? null, month: month ?? null, day: day ?? null };
  },
} as const;

/** The fields that an imported title of any media type has; absent ones are unknown. */
export const importedFields = ({ year, genres }: Pick<ImportedTitle, 'year' | 'genres'>) => ({
  ...(genres && { genres }),
  facts: { ...(year !== null && { year }) },
});
