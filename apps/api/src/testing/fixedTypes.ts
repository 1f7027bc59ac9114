import { builtInTypes } from '@gildshelf/api-client/contract';
import type { ShownTypes } from '../config/ShownTypes.ts';

/** A site that shows the same media types all the time: those of the built-in data, unless a test sets others. */
export function fixedTypes(types = builtInTypes): ShownTypes {
  return { latest: () => types, first: async () => types };
}
