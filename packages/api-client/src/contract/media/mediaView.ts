/** One line of a title's facts; `detail` is the longer text that a tooltip shows. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
  /** Long as a rule, whatever it is for this title: it takes a line of its own also while it is not known. */
  readonly isLong?: true;
  /** It is what `averageRating` tells: shown at the head with its stars, where there is one. */
  readonly isAverage?: true;
}

/** Somebody whose data is shown, and where they show it themselves. */
export interface Credit {
  readonly name: string;
  /** Begins with https:// */
  readonly url: string;
}

/** A title as every card, page and list shows it, whatever its media type. */
export interface MediaView {
  readonly id: string;
  /** Absent where the host gives none, or one that no address can hold: such a card leads nowhere. */
  readonly slug: string | null;
  readonly title: string;
  /** The title in its own script, Latin letters stripped; absent for media types that have none. */
  readonly originalTitle?: string | null;
  /** Null where the host has no picture: a generated cover stands in. */
  readonly imageUrl: string | null;
  /** The same picture in several widths, as HTML writes a `srcset`; absent where the host has but one. */
  readonly imageSet?: string | null | undefined;
  readonly year: number | null;
  readonly genres: readonly string[];
  /** A provider's average out of 5, where there is one. */
  readonly averageRating: number | null;
  /** The name of that provider, such as 'RAWG'. */
  readonly averageSource?: string | null;
  readonly facts: readonly Fact[];
  readonly description: string;
  /** Whose data it is, where the host says so. */
  readonly credits?: readonly Credit[] | null | undefined;
  /** Where a trailer can be played; absent for media types that have none. */
  readonly trailerUrl?: string | null;
}

/** Shown for a fact that is not known. */
export const unknownFact = 'N/A';

/** Shown where a title has no name. */
export const untitled = 'Untitled';

/** Shown where a title has no description. */
export const noDescription = 'No description available.';
