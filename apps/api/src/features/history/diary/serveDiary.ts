import * as contract from '@gildshelf/api-client/contract';
import type { Context } from 'hono';
import { type Api, serveEndpoint } from '../../../platform/http/endpoint/serveEndpoint.ts';
import { InvalidInput } from '../../../platform/http/errors.ts';
import { jsonResponse } from '../../../platform/http/response/textResponse.ts';
import { userContentHeaders } from '../../../platform/http/response/userContentHeaders.ts';
import { type DiaryDependencies, listDiary, ownDiary, publicDiary } from './diary.ts';
import { readDiaryYear } from './diaryYear.ts';
import { getHistorySettings, updateHistorySettings } from './historySettings.ts';

/** Registers the endpoints of own and public diaries, and of the settings of the history. */
export function serveDiary(api: Api, dependencies: DiaryDependencies): void {
  const { store } = dependencies;
  const query = contract.serverDiaryQuery(contract.mediaTypeNames);
  // Serialised here, because the schema of the contract would validate each title again.
  const send = (context: Context, body: object, headers?: Record<string, string>) =>
    jsonResponse(context, JSON.stringify(body), headers);

  serveEndpoint(api, { ...contract.listDiary, query }, async ({ user, query, context }) =>
    send(context, await listDiary(dependencies, await ownDiary(dependencies, user), query)),
  );
  serveEndpoint(api, { ...contract.listPublicDiary, query }, async ({ viewer, params, query, context }) => {
    const diary = await publicDiary(dependencies, viewer, params.username);
    return send(context, await listDiary(dependencies, diary, query), userContentHeaders);
  });
  serveEndpoint(api, contract.getDiaryYear, async ({ user, params, context }) => {
    const year = validYear(params.year);
    return send(context, await readDiaryYear(store, (await ownDiary(dependencies, user)).reader, year));
  });
  serveEndpoint(api, contract.getPublicDiaryYear, async ({ viewer, params, context }) => {
    const year = validYear(params.year);
    const { reader } = await publicDiary(dependencies, viewer, params.username);
    return send(context, await readDiaryYear(store, reader, year), userContentHeaders);
  });
  serveEndpoint(api, contract.getHistorySettings, ({ user }) => getHistorySettings(store, user.userId));
  serveEndpoint(api, contract.updateHistorySettings, ({ user, body }) =>
    updateHistorySettings(store, user.userId, body),
  );
}

/** The year of a path. */
function validYear(text: string): string {
  if (!contract.isPartialDate(text) || contract.precisionOf(text) !== 'year')
    throw new InvalidInput(contract.historyMessages.invalidYear);
  return text;
}
