import { repositoriesOn } from '../repositories.ts';
import type { ImportContext } from './ImportContext.ts';
import { workOnImport } from './workOnImport.ts';

const importsPerRun = 5;

/** Works on imports that no server works on, such as those of one that was killed, until `stopped` is aborted. */
export async function continueImports(
  context: ImportContext,
  owner: string,
  stopped: AbortSignal,
): Promise<void> {
  const found = await repositoriesOn(context.store.db).imports.unattended(context.clock(), importsPerRun);
  for (const key of found) if (!stopped.aborted) await workOnImport(context, key, owner, { stopped });
}
