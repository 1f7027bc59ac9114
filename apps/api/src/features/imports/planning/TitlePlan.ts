import type { ImportedTitle } from '@gildshelf/import-formats';
import type { Policy, PolicyField } from '../ImportChoices.ts';

/** What is imported about a title, and how. */
export interface TitlePlan {
  readonly source: string;
  readonly imported: ImportedTitle;
  /** The status of the title; null if it is only on a list. */
  readonly status: string | null;
  /** The user has chosen the status for this title, which may be lower than the present one. */
  readonly isChosen: boolean;
  readonly policy: Readonly<Partial<Record<PolicyField, Policy>>>;
  readonly now: number;
}
