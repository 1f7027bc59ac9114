import { mediaTypes } from '@gildshelf/api-client/contract';

/** Somebody may take their collection back at any time; together with what keeps the calls, far below five minutes. */
const ofPeople = 60_000;
const publicLists = Object.values(mediaTypes).map(
  ({ publicListEndpoint }) => publicListEndpoint.path.split(':')[0] ?? '',
);

/** Milliseconds after which a page with these questions is asked for anew before anybody gets it; undefined where it may be older. */
export function pageAge(questions: readonly string[]): number | undefined {
  const isOfPeople = questions.some((asked) => publicLists.some((start) => asked.startsWith(start)));
  return isOfPeople ? ofPeople : undefined;
}
