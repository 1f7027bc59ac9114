import { useMemo, useSyncExternalStore } from 'react';
import {
  addPlay,
  createEdit,
  type EditKind,
  type MediaType,
  mediaTypeNames,
  mediaTypes,
  removePlay,
  restoreTitle,
  updatePlay,
  updatePlayEpisodes,
  updateTitleHistory,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { useUser } from '../UserProvider.tsx';
import type { MadeEdit } from './createLastEdits.ts';

/** The last change of the collection by this page, which `useUndo` can undo. */
export interface LastEdit {
  readonly id: string;
  readonly kind: EditKind;
  /** The title of an edit of a single one; undefined for a change of a play, whose call does not name its title. */
  readonly type?: MediaType | undefined;
  readonly titleId?: string | undefined;
  /** The status that was saved; of 'rate' only. */
  readonly status?: string | undefined;
}

const kinds: Readonly<Record<string, EditKind>> = {
  [updateTitleHistory.id]: 'details',
  [addPlay.id]: 'add-play',
  [updatePlay.id]: 'update-play',
  [removePlay.id]: 'remove-play',
  [updatePlayEpisodes.id]: 'episodes',
  [restoreTitle.id]: 'restore',
  [createEdit.id]: 'bulk',
};

/**
 * The last change of the collection that this page made for the signed-in user, by any hook; null before the first one, and from a host
 * that does not support undo. A new one is a new object.
 */
export function useLastEdit(): LastEdit | null {
  const { lastEdits } = useApi();
  const userId = useUser().user?.userId;
  const edit = useSyncExternalStore(lastEdits.subscribe, lastEdits.read, () => null);
  return useMemo(() => (edit && edit.userId === userId ? readEdit(edit) : null), [edit, userId]);
}

function readEdit({ id, endpoint, input }: MadeEdit): LastEdit {
  const { params = {}, body } = input;
  const kind = kinds[endpoint.id];
  if (kind) return { id, kind, type: typeNamed(params.mediaType), titleId: params.titleId };
  const type = mediaTypeNames.find((name) => {
    const { rateTitle, removeTitle } = mediaTypes[name];
    return endpoint.id === rateTitle.id || endpoint.id === removeTitle.id;
  });
  if (params.titleId !== undefined) return { id, kind: 'remove', type, titleId: params.titleId };
  const fields = body as Readonly<Record<string, unknown>>;
  const titleId = type && String(fields[mediaTypes[type].idField]);
  return { id, kind: 'rate', type, titleId, status: String(fields.status) };
}

const typeNamed = (mediaType: string | undefined) => mediaTypeNames.find((name) => name === mediaType);
