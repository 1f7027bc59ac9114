import type { CatalogueItem } from '../../client/index.ts';
import {
  type CatalogueType,
  catalogueTypes,
  defaultPlay,
  effectOfStatus,
  isOpen,
  type PlayedEpisode,
  type PlayFields,
  startOf,
} from '../../contract/index.ts';
import { fixtureCatalogue } from '../titles/fixtureCatalogue.ts';
import type { FixtureHistories, FixtureHistory } from './fixtureHistories.ts';

/** A play in memory. */
export interface StoredPlay extends PlayFields {
  readonly id: string;
  readonly recordedEpisodes: readonly PlayedEpisode[];
}

/** What is recorded about a title. */
export interface StoredHistory {
  readonly is_favourite: boolean;
  readonly is_private: boolean;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly plays: readonly StoredPlay[];
}

const emptyHistory: StoredHistory = {
  is_favourite: false,
  is_private: false,
  note: null,
  tags: [],
  plays: [],
};

/** The history of one user in memory, by title. */
export function createFixtureHistory(histories: FixtureHistories) {
  const byTitle = new Map<CatalogueItem, StoredHistory>();
  let playCount = 0;

  const stored = (play: FixturePlay): StoredPlay => {
    const { recordedEpisodes = [], ...fields } = play;
    playCount += 1;
    return { ...defaultPlay, ...fields, id: `play-${playCount}`, recordedEpisodes };
  };

  for (const type of catalogueTypes)
    for (const [slug, history] of Object.entries(histories[type] ?? {})) {
      const title = fixtureCatalogue[type].find((item) => item.slug === slug);
      if (title) byTitle.set(title, storedHistory(history, stored));
    }

  const get = (title: CatalogueItem): StoredHistory => byTitle.get(title) ?? emptyHistory;
  const change = (title: CatalogueItem, changes: Partial<StoredHistory>): void =>
    void byTitle.set(title, { ...get(title), ...changes });

  return {
    get,
    change,
    titles: () => [...byTitle.keys()],
    addPlay(title: CatalogueItem, play: FixturePlay): StoredPlay {
      const added = stored(play);
      change(title, { plays: [added, ...get(title).plays] });
      return added;
    },
    /** The plays of a title in the order of a response: those in progress, then the newest first, those without dates last. */
    plays: (title: CatalogueItem) =>
      [...get(title).plays].sort(
        (a, b) => Number(isOpen(b.state)) - Number(isOpen(a.state)) || sortAt(b) - sortAt(a),
      ),
    /** The title of a play; undefined if there is no such play. */
    titleOf: (playId: string | undefined) =>
      [...byTitle.keys()].find((title) => get(title).plays.some(({ id }) => id === playId)),
    /** Changes the plays of a title whose status was changed. */
    applyStatus(title: CatalogueItem, status: string) {
      const { openPlays, addsRepeat } = effectOfStatus(status);
      const { plays } = get(title);
      if (openPlays)
        change(title, {
          plays: plays.map((play) => (isOpen(play.state) ? { ...play, state: openPlays } : play)),
        });
      if (addsRepeat && !plays.some(({ state }) => isOpen(state)))
        change(title, { plays: [stored({ state: 'ongoing', is_repeat: true }), ...plays] });
    },
  };
}

type FixturePlay = NonNullable<FixtureHistory['plays']>[number];

function storedHistory(
  { isFavourite = false, isPrivate = false, note, tags = [], plays = [] }: FixtureHistory,
  stored: (play: FixturePlay) => StoredPlay,
): StoredHistory {
  return {
    is_favourite: isFavourite,
    is_private: isPrivate,
    note: note ?? null,
    tags,
    plays: plays.map(stored),
  };
}

/** The date by which a play is sorted: of its end, else of its start; null without dates. */
export const sortDate = ({ finished, started }: PlayFields): string | null => finished ?? started;

/** The first millisecond of the date by which a play is sorted; -Infinity without dates. */
export function sortAt(play: PlayFields): number {
  const date = sortDate(play);
  return date === null ? -Infinity : startOf(date);
}

/** The media type of a fixture. */
export const typeOfTitle = (title: CatalogueItem): CatalogueType | undefined =>
  catalogueTypes.find((type) => fixtureCatalogue[type].includes(title));
