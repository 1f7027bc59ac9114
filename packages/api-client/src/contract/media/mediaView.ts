/** A fact about a title; `detail` is the longer text of its tooltip. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
  /** The value is usually long: the fact has a line of its own, even when the value is short or unknown. */
  readonly isLong?: true;
  /** The fact is `averageRating`, which a page shows as stars in its header instead, if it is not null. */
  readonly isAverage?: true;
}

/** A source of the data and the URL of its page about the title, or of its own. */
export interface Credit {
  readonly name: string;
  /** Starts with 'https://'. */
  readonly url: string;
  /** The name of the article at `url` from which the data are. */
  readonly article?: string | null | undefined;
  /** The licence of the data, where it must be shown; its URL starts with 'https://'. */
  readonly licence?: { readonly name: string; readonly url: string } | undefined;
}

/** The data of a title of any media type that cards, pages and lists show. */
export interface MediaView {
  readonly id: string;
  /** Null when the host sends none or one that cannot be part of a URL; the card of such a title is not a link. */
  readonly slug: string | null;
  readonly title: string;
  /** The title in its original script, without Latin letters; absent for media types without one. */
  readonly originalTitle?: string | null;
  /** Null when the host has no image; a generated cover is shown instead. */
  readonly imageUrl: string | null;
  /** The same image in several widths, in the syntax of the HTML attribute `srcset`; absent when the host has only one. */
  readonly imageSet?: string | null | undefined;
  readonly year: number | null;
  readonly genres: readonly string[];
  /** The provider's average out of 5; null when there is none. */
  readonly averageRating: number | null;
  /** The name of that provider, such as 'RAWG'. */
  readonly averageSource?: string | null;
  readonly facts: readonly Fact[];
  readonly description: string;
  /** The sources of the data, if the host names them. */
  readonly credits?: readonly Credit[] | null | undefined;
  /** The embed URL of the trailer; absent for media types without trailers. */
  readonly trailerUrl?: string | null;
}

/** Shown for an unknown fact. */
export const unknownFact = 'N/A';

/** A fact; `N/A` if it is missing or 0, which hosts send for an unknown number. */
export function fact(label: string, value: string | number | null | undefined, isLong?: true): Fact {
  return { label, value: value ? String(value) : unknownFact, ...(isLong && { isLong }) };
}

/** Null for 0, which hosts send for an unknown number. */
export function positive(value: number | null | undefined): number | null {
  return value && value > 0 ? value : null;
}

/** Shown for a title without a name. */
export const untitled = 'Untitled';

/** Shown for a title without a description. */
export const noDescription = 'No description available.';
