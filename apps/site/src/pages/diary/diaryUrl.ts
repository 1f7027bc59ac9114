import { catalogueTypes, earliestYear, isCollectionCursor } from '@gildshelf/api-client/contract';
import { type DiaryView, undated } from '@gildshelf/widgets';
import { paths, userPath } from '../../routing/paths.ts';

/** What the URL of a diary requests. */
export interface DiaryUrl {
  readonly view: DiaryView;
  /** The parameters that are not understood, and have no effect. */
  readonly ignored: readonly { readonly name: string; readonly value: string }[];
}

const allTypes = 'all';

/** Reads the query of a diary's URL. Without a month it is the current one, of a day such as '2026-11-28'. */
export function readDiaryUrl(query: URLSearchParams, today: string): DiaryUrl {
  const currentMonth = today.slice(0, 'YYYY-MM'.length);
  const month = query.get('month')?.trim() ?? '';
  const type = catalogueTypes.find((one) => one === query.get('type')?.trim());
  const after = query.get('after') ?? '';
  const isKnown: Readonly<Record<string, (value: string) => boolean>> = {
    month: (value) => isShownMonth(value, currentMonth),
    type: (value) => value === allTypes || value === type,
    after: isCollectionCursor,
    lang: () => true,
  };
  const view: DiaryView = {
    month: isShownMonth(month, currentMonth) ? month : currentMonth,
    ...(type && { type }),
    ...(isCollectionCursor(after) && { after }),
  };
  const ignored = [...query].flatMap(([name, value]) =>
    value.trim() === '' || isKnown[name]?.(value.trim()) ? [] : [{ name, value: value.trim() }],
  );
  return { view, ignored };
}

/** Whether the month can be shown: also those of this year that have not begun, to which the map of the year has links. */
function isShownMonth(month: string, currentMonth: string): boolean {
  if (month === undated) return true;
  const year = Number(month.slice(0, 'YYYY'.length));
  return (
    /^\d{4}-(0[1-9]|1[0-2])$/.test(month) &&
    year >= earliestYear &&
    year <= Number(currentMonth.slice(0, 'YYYY'.length))
  );
}

/** The URL of a diary that shows something. */
export function diaryUrl(username: string, { month, type, after }: DiaryView): string {
  const query = new URLSearchParams({ month, ...(type && { type }), ...(after && { after }) });
  return `${userPath(paths.diary, username)}?${query}`;
}
