import { ownMessages } from '@gildshelf/api-client/contract';
import { InvalidInput } from './errors.ts';

/** PostgreSQL keeps no text with U+0000 in it, and nobody types one: such a value is of the wrong shape. */
export function refuseNul(values: unknown): void {
  if (typeof values !== 'object' || values === null) return;
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && value.includes('\0'))
      throw new InvalidInput(ownMessages.request.wrongShape(name));
}
