import { isFinished, isPlanned } from '@gildshelf/api-client/contract';

/** How far a title is in a status: not begun, begun, or finished once. */
function stageOf(status: string): number {
  if (isPlanned(status)) return 0;
  return isFinished(status) || status.startsWith('re-') ? 2 : 1;
}

/** Whether a status would lower another one, which an import does only if the user chooses so for the title. */
export const isLower = (status: string, than: string): boolean => stageOf(status) < stageOf(than);
