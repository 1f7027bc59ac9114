import { sourceId } from './facts.ts';

/** Whether a provider can have a title of that id: anything else goes into no address and no query. */
export function isSourceId(text: string): boolean {
  return sourceId.safeParse(text).success;
}
