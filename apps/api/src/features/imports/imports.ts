import type { ImportRow } from '../../platform/db/rows/importRows.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { repositoriesOn } from '../repositories.ts';
import type { ImportKey } from './createImportsRepository.ts';
import { defaultChoices, type ImportChoices } from './ImportChoices.ts';
import type { ImportContext } from './ImportContext.ts';

/** A file as it was uploaded. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const partBytes = 256 * 1024;

/** Stores files to import, in parts; the import can be worked on then. */
export async function createImport(
  { store, clock }: Pick<ImportContext, 'store' | 'clock'>,
  userId: string,
  files: readonly UploadedFile[],
  choices: ImportChoices = defaultChoices,
): Promise<ImportRow> {
  const { imports } = repositoriesOn(store.db);
  const now = clock();
  const row: ImportRow = {
    ...{ user_id: userId, import_id: uuidv7(now), state: 'receiving', source: null },
    ...{ file_name: files.map(({ name }) => name).join(', '), choices: JSON.stringify(choices) },
    ...{ content: '{}', problem: null, row_count: 0, title_count: 0, done: 0, edit_id: null },
    ...{ lease_owner: null, lease_until: 0, created_at: now, worked_at: now },
  };
  await imports.add(row);
  let part = 0;
  // An empty file has one empty part.
  for (const [index, { name, bytes }] of files.entries())
    for (let start = 0; start === 0 || start < bytes.length; start += partBytes) {
      part += 1;
      const body = Buffer.from(bytes.subarray(start, start + partBytes)).toString('base64');
      const { user_id, import_id } = row;
      await imports.addFile({ user_id, import_id, part, file: index + 1, file_name: name, body });
    }
  await imports.update(row, { state: 'reading' });
  return { ...row, state: 'reading' };
}

/** The files of an import. */
export async function filesOf(
  { store }: Pick<ImportContext, 'store'>,
  key: ImportKey,
): Promise<UploadedFile[]> {
  const parts = await repositoriesOn(store.db).imports.files(key);
  const files = Map.groupBy(parts, ({ file }) => file);
  return [...files.values()].map((bodies) => ({
    name: bodies[0]?.file_name ?? '',
    bytes: new Uint8Array(Buffer.concat(bodies.map(({ body }) => Buffer.from(body, 'base64')))),
  }));
}
