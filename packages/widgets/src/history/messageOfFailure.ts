import { userMessageOf } from '@gildshelf/api-client';
import { historyMessages } from '@gildshelf/api-client/contract';

/** The error message of a change of the history that failed: the server's, or a general one. */
export const messageOfFailure = (error: unknown): string => userMessageOf(error, historyMessages.saveFailed);
