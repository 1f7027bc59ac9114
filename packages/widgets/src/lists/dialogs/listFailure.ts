import { userMessageOf } from '@gildshelf/api-client';
import { listMessages } from '@gildshelf/api-client/contract';

/** The error message of a change of a list that failed: the server's, or a general one. */
export const listFailure = (error: unknown): string => userMessageOf(error, listMessages.saveFailed);
