import { ownMessages } from '@gildshelf/api-client/contract';
import type { CollectionPlace } from '../../../config/CollectionIndex.ts';
import { InvalidInput } from '../../../platform/http/errors.ts';

const noKey = '-';
const textMark = '~';
const cursor = /^(-|-?\d{1,15}(?:\.5)?|~[\w-]{0,250})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** A place in an order as the cursor of the next page. */
export function formatPlace({ key, titleId }: CollectionPlace): string {
  if (key === null) return `${noKey}.${titleId}`;
  return `${typeof key === 'string' ? textMark + Buffer.from(key).toString('base64url') : key}.${titleId}`;
}

/** Reads a cursor of the order by names, whose keys are texts, or of another one. Throws an `InvalidInput` for any other text. */
export function readPlace(text: string, isByName: boolean): CollectionPlace {
  const [, key = '', titleId] = cursor.exec(text) ?? [];
  const isText = key.startsWith(textMark);
  if (titleId === undefined || (key !== noKey && isText !== isByName))
    throw new InvalidInput(ownMessages.collectionViews.invalidCursor);
  if (key === noKey) return { key: null, titleId };
  return { key: isText ? Buffer.from(key.slice(1), 'base64url').toString() : Number(key), titleId };
}
