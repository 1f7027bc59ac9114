import {
  addListEntry,
  addPlay,
  createEdit,
  createList,
  createWebhook,
  type Endpoint,
  endpointPath,
  mediaTypes,
  restoreTitle,
  saveView,
} from '@gildshelf/api-client/contract';
import type { createTestApp } from './createTestApp.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

const game = { media_type: 'game', title_id: 'portal' };
const webhook = { url: 'https://receiver.example/hook', events: ['rated'] };
const edit = { titles: [game], change: { is_favourite: true } };
const view = { name: 'Done', type: 'game', query: 'status=completed' };

/**
 * Creates what the path of a call names: a play, a webhook, a view, an edit, or a list with an entry, for the user with these headers;
 * resolves to their ids. The title 'portal' is tracked, or removed for the call that restores it, if the call needs that.
 */
export async function addPathObjects(
  { call }: Pick<TestApp, 'call'>,
  endpoint: Endpoint,
  { userId, headers }: { readonly userId: string; readonly headers: Readonly<Record<string, string>> },
): Promise<Record<string, string>> {
  const post = async (path: string, body: object) =>
    (await call('POST', path, { headers: { ...headers }, body })).body;
  const ids: Record<string, string> = {};
  const names = (name: string) => endpoint.path.includes(`:${name}`);
  if (names('playId') || /^\/api\/(history|reviews)\//.test(endpoint.path)) {
    const path = endpointPath(addPlay, { mediaType: 'game', titleId: 'portal' });
    ids.playId = (await post(path, { state: 'ongoing' })).play.id;
    if (endpoint.id === restoreTitle.id) {
      const removal = endpointPath(mediaTypes.game.removeTitle, { userId, titleId: 'portal' });
      await call('DELETE', removal, { headers: { ...headers } });
    }
  }
  if (names('webhookId')) ids.webhookId = (await post(createWebhook.path, webhook)).id;
  if (names('viewId')) ids.viewId = (await post(saveView.path, view)).id;
  if (names('editId')) ids.editId = (await post(createEdit.path, edit)).id;
  if (names('listId')) {
    const listId: string = (await post(createList.path, { name: 'List' })).id;
    ids.listId = listId;
    if (names('entryId')) ids.entryId = (await post(endpointPath(addListEntry, { listId }), game)).id;
  }
  return ids;
}
