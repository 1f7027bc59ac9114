import { isOpen, limits, mediaTypes } from '@gildshelf/api-client/contract';
import type { DiaryList } from '@gildshelf/api-client/react';
import {
  DayList,
  type DayListDay,
  type DayListEntry,
  HistoryIcon,
  IconButton,
  StarRating,
  type Translate,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import type { Ref } from 'react';
import { progressText, stateLabels } from '../history/playTexts.ts';
import { titleRow } from '../media-list/titleRow.ts';
import { type DiaryDay, diaryDays } from './diaryDays.ts';

/** A play with its title. */
export type Entry = DiaryList['items'][number];

interface DiaryEntriesProps {
  readonly label: string;
  readonly entries: readonly Entry[];
  /** The time zone in which instants are days. */
  readonly timeZone: string;
  readonly listRef: Ref<HTMLOListElement>;
  /** Opens the form of a play; undefined if the diary is that of another user. */
  readonly onEdit: ((entry: Entry) => void) | undefined;
  /** Called when the form is likely to be opened. */
  readonly onEditIntent: () => void;
}

/** The plays of a diary by day. */
export function DiaryEntries({ label, entries, timeZone, listRef, onEdit, onEditIntent }: DiaryEntriesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const rowOf = (entry: Entry): DayListEntry => {
    const { media_type: type, title, play } = entry;
    const row = titleRow(type, title, translate);
    return {
      ...row,
      id: entry.id,
      details: [...(row.details ?? []), ...detailsOf(entry, translate)],
      marks: marksOf(play, translate),
      rating: play.rating != null && (
        <StarRating size="sm" value={play.rating} max={limits.ratingMaximum} step={limits.ratingStep} />
      ),
      action: onEdit && (
        <IconButton
          icon="edit"
          label={translate('Edit the play of {title}', { title: row.name })}
          aria-haspopup="dialog"
          onPointerEnter={onEditIntent}
          onFocus={onEditIntent}
          onClick={() => onEdit(entry)}
        />
      ),
    };
  };
  return (
    <DayList
      ref={listRef}
      label={label}
      days={diaryDays(entries, timeZone).map((day) => ({
        ...dateTexts(day, locale, translate),
        entries: day.entries.map(rowOf),
      }))}
    />
  );
}

/** The facts of a play: 'Switch', '24 h', 'Stopped'. */
function detailsOf({ media_type: type, title, play }: Entry, translate: Translate): readonly string[] {
  const { progress } = mediaTypes[type];
  const total = (title as Readonly<Record<string, unknown>>)[progress];
  const isPlain = play.state === 'finished' || play.state === 'unknown';
  return [
    play.platform,
    progressText(play, progress, typeof total === 'number' ? total : undefined, translate),
    !isPlain && translate(stateLabels[play.state]),
    play.finished === null && play.started !== null && !isOpen(play.state) && translate('Started'),
  ].filter((text) => typeof text === 'string' && text !== '') as string[];
}

/** Whether it is a repeat, how many plays it stands for, and whether only its owner sees it. */
function marksOf({ is_repeat, times, is_private }: Entry['play'], translate: Translate) {
  return [
    ...(is_repeat ? [{ icon: <HistoryIcon name="repeat" size="sm" />, text: translate('Repeat') }] : []),
    ...(times > 1 ? [{ text: translate('{count} times', { count: times }) }] : []),
    ...(is_private ? [{ icon: <HistoryIcon name="lock" size="sm" />, text: translate('Only you') }] : []),
  ];
}

/** The date of a group of entries in words. */
function dateTexts(
  { date }: DiaryDay<Entry>,
  locale: string,
  translate: Translate,
): Omit<DayListDay, 'entries'> {
  if (date === '') return { date, label: translate('Without a date') };
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options }).format(
      Date.parse(date),
    );
  if (date.length === 'YYYY'.length) return { date, label: format({ year: 'numeric' }) };
  if (date.length === 'YYYY-MM'.length) return { date, label: format({ year: 'numeric', month: 'long' }) };
  return {
    date,
    label: format({ dateStyle: 'full' }),
    day: Number(date.slice(-2)).toLocaleString(locale),
    weekday: format({ weekday: 'short' }),
  };
}
