/** Which value is used where both the collection and the import have one. */
export type Policy =
  /** The one of the collection; empty fields are filled. */
  | 'fill'
  /** The one of the import. */
  | 'theirs'
  /** The one of the collection, also if it is empty. */
  | 'mine'
  /** The one that was changed last. */
  | 'newer';

/** The fields with a policy of their own. */
export type PolicyField = 'status' | 'rating' | 'plays' | 'note' | 'tags';

/** What a user has chosen for a whole import. */
export interface ImportChoices {
  readonly policy: Readonly<Partial<Record<PolicyField, Policy>>>;
  /** The status for a word of the source and a kind such as 'game Played', or that its titles are left out. */
  readonly statuses: Readonly<Record<string, string>>;
  /** Titles whose status or name needs a confirmation are imported as suggested. */
  readonly acceptsSuggestions: boolean;
  /** Options of the readers. */
  readonly dateOrder?: 'day-first' | 'month-first';
  readonly ratingMaximum?: number;
}

/** In `statuses`: titles with the word are left out. */
export const leaveOut = 'leave-out';

/** The choices of a new import: nothing is overwritten, and what needs a confirmation is not imported. */
export const defaultChoices: ImportChoices = { policy: {}, statuses: {}, acceptsSuggestions: false };

/** What a user has decided about one title of an import. */
export type TitleDecision =
  | { readonly kind: 'leave-out' }
  /** It stays unknown until the catalogue has it. */
  | { readonly kind: 'wait' }
  /** It is this title, which the user has found or confirmed. */
  | { readonly kind: 'title'; readonly titleId: string }
  /** Its status, also if that is lower than the one in the collection. */
  | { readonly kind: 'status'; readonly status: string };
