import { ownMessages } from '@gildshelf/api-client/contract';
import { isForeignKeyError } from '../db/isForeignKeyError.ts';
import { NotFound } from '../http/errors.ts';

/**
 * Calls `run` with the id of a title; once more if the title was merged into another one or deleted after it was found. Throws 404
 * without a title.
 */
export async function withTitleId<Result>(
  findId: () => Promise<string | undefined>,
  run: (titleId: string) => Promise<Result>,
): Promise<Result> {
  const titleId = await findId();
  if (!titleId) throw new NotFound(ownMessages.title.unknownTitle);
  try {
    return await run(titleId);
  } catch (error) {
    if (!isForeignKeyError(error) || (await findId()) === titleId) throw error;
    return withTitleId(findId, run);
  }
}
