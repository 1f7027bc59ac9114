import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureFolder } from '../../platform/files/ensureFolder.ts';
import type { Log } from '../../platform/log/createLog.ts';
import type { FetchedImage } from './fetchImage.ts';
import { isImageType } from './readImageSize.ts';

/** Disks allocate space in blocks of this size, in bytes. */
const blockSize = 4096;
/** The share of the limit that remains after a clean-up, so that not every new image needs one. */
const remainingShare = 0.9;

/** The space that a file of this size occupies on the disk, in bytes. */
const diskSpaceOf = (size: number): number => Math.ceil(size / blockSize) * blockSize;

/**
 * Deletes the oldest files of a folder when they occupy more than `maxBytes`, until they occupy a tenth less than that. Resolves
 * to the bytes that they occupy afterwards.
 */
async function deleteOldest(folder: string, maxBytes: number): Promise<number> {
  const files: { readonly path: string; readonly space: number; readonly time: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another server process may have deleted it in the meantime.
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) files.push({ path, space: diskSpaceOf(found.size), time: found.mtimeMs });
  }
  let used = files.reduce((sum, { space }) => sum + space, 0);
  if (used <= maxBytes) return used;
  for (const { path, space } of files.sort((a, b) => a.time - b.time)) {
    if (used <= maxBytes * remainingShare) break;
    await rm(path, { force: true });
    used -= space;
  }
  return used;
}

const megabyte = 1024 * 1024;
/** The first line of a file: the content type of the image after it. */
const firstLine = /^(image\/\w{3,4})\n/;
const maxFirstLineBytes = 'image/jpeg\n'.length;

/**
 * Stores images on the disk by their `<host>/<path>`, and deletes the oldest beyond 512 MB. A disk that rejects writes is logged
 * and causes no error for the caller. Several servers may share a folder.
 */
export function createImageFolder(folder: string, log: Log, maxBytes = 512 * megabyte) {
  /** The bytes that all files occupy; undefined until they are counted. */
  let used: number | undefined;
  let cleanUp: Promise<void> | undefined;
  let isWritable = true;

  const fileOf = (imagePath: string) => join(folder, createHash('sha256').update(imagePath).digest('hex'));

  async function write(imagePath: string, { type, bytes }: FetchedImage): Promise<void> {
    ensureFolder(folder);
    const file = fileOf(imagePath);
    const draft = `${file}.${randomUUID()}`;
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(Buffer.concat([Buffer.from(`${type}\n`), bytes]));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    } catch (thrown) {
      await rm(draft, { force: true });
      throw thrown;
    }
  }

  async function addToUsage(size: number): Promise<void> {
    if (used !== undefined) used += diskSpaceOf(size);
    if (used !== undefined && used <= maxBytes) return;
    cleanUp ??= deleteOldest(folder, maxBytes)
      .then((remaining) => {
        used = remaining;
      })
      .finally(() => {
        cleanUp = undefined;
      });
    await cleanUp;
  }

  return {
    /** Finds a stored image, with its content type; its bytes are read when it is sent. */
    async find(imagePath: string): Promise<Blob | undefined> {
      try {
        const file = await openAsBlob(fileOf(imagePath));
        const [line = '', type = ''] = firstLine.exec(await file.slice(0, maxFirstLineBytes).text()) ?? [];
        return isImageType(type) ? file.slice(line.length, file.size, type) : undefined;
      } catch {
        // It is not stored, or was deleted in the meantime.
        return undefined;
      }
    },

    /** Stores an image where that is possible; never rejects. */
    async save(imagePath: string, image: FetchedImage): Promise<void> {
      try {
        await write(imagePath, image);
        await addToUsage(image.bytes.length);
        isWritable = true;
      } catch (error) {
        if (isWritable) log.warn({ event: 'image-not-saved', error: String(error) });
        isWritable = false;
      }
    },
  };
}
