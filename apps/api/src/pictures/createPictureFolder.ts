import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../Log.ts';
import { makeFolder } from '../makeFolder.ts';
import type { FetchedPicture } from './fetchPicture.ts';
import { makeRoom, roomOf } from './makeRoom.ts';
import { isImageType } from './readImage.ts';

const megabyte = 1024 * 1024;
/** What a file begins with, and no longer than that: a line that says of which kind the picture after it is. */
const firstLine = /^(image\/\w{3,4})\n/;
const firstBytes = 'image/jpeg\n'.length;

/**
 * Pictures on the disk, by the places where they were found. At most 512 MB stay, the latest; a disk that takes nothing
 * keeps nothing, and is no problem of anybody who asks. Several servers may share a folder.
 */
export function createPictureFolder(folder: string, log: Log, mostBytes = 512 * megabyte) {
  /** Undefined: not counted yet. */
  let used: number | undefined;
  let counting: Promise<void> | undefined;
  let isKeeping = true;

  const fileOf = (place: string) => join(folder, createHash('sha256').update(place).digest('hex'));

  async function write(place: string, { type, bytes }: FetchedPicture): Promise<void> {
    makeFolder(folder);
    const file = fileOf(place);
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

  async function count(size: number): Promise<void> {
    if (used !== undefined) used += roomOf(size);
    if (used !== undefined && used <= mostBytes) return;
    counting ??= makeRoom(folder, mostBytes)
      .then((left) => {
        used = left;
      })
      .finally(() => {
        counting = undefined;
      });
    await counting;
  }

  return {
    /** The picture that is kept of a place, with its content type; it is read when it is sent. */
    async find(place: string): Promise<Blob | undefined> {
      try {
        const file = await openAsBlob(fileOf(place));
        const [line = '', type = ''] = firstLine.exec(await file.slice(0, firstBytes).text()) ?? [];
        return isImageType(type) ? file.slice(line.length, file.size, type) : undefined;
      } catch {
        // Not there, or gone since.
        return undefined;
      }
    },

    /** Keeps a picture where that is possible; never rejects. */
    async keep(place: string, picture: FetchedPicture): Promise<void> {
      try {
        await write(place, picture);
        await count(picture.bytes.length);
        isKeeping = true;
      } catch (error) {
        if (isKeeping) log.warn({ event: 'picture-not-kept', error: String(error) });
        isKeeping = false;
      }
    },
  };
}
