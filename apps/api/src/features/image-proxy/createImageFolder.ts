import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../platform/files/makeFolder.ts';
import type { Log } from '../../platform/log/createLog.ts';
import type { FetchedImage } from './fetchImage.ts';
import { isImageType } from './readImage.ts';

/** Disks give room in pieces of this size. */
const block = 4096;
/** So much stays where not everything can: room is not made anew for every picture. */
const share = 0.9;

/** What a file of this size takes of the disk, in bytes. */
const roomOf = (size: number): number => Math.ceil(size / block) * block;

/**
 * Deletes the oldest files of a folder where they take more than `most` bytes, until they take a tenth less than that. Gives
 * what they take then.
 */
async function makeRoom(folder: string, most: number): Promise<number> {
  const files: { readonly path: string; readonly room: number; readonly time: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another copy of the server may have deleted it since.
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) files.push({ path, room: roomOf(found.size), time: found.mtimeMs });
  }
  let used = files.reduce((sum, { room }) => sum + room, 0);
  if (used <= most) return used;
  for (const { path, room } of files.sort((a, b) => a.time - b.time)) {
    if (used <= most * share) break;
    await rm(path, { force: true });
    used -= room;
  }
  return used;
}

const megabyte = 1024 * 1024;
/** What a file begins with, and no longer than that: a line that says of which kind the picture after it is. */
const firstLine = /^(image\/\w{3,4})\n/;
const firstBytes = 'image/jpeg\n'.length;

/**
 * Pictures on the disk, by the places where they were found. At most 512 MB stay, the latest; a disk that takes nothing
 * keeps nothing, and is no problem of anybody who asks. Several servers may share a folder.
 */
export function createImageFolder(folder: string, log: Log, mostBytes = 512 * megabyte) {
  /** Undefined: not counted yet. */
  let used: number | undefined;
  let counting: Promise<void> | undefined;
  let isKeeping = true;

  const fileOf = (place: string) => join(folder, createHash('sha256').update(place).digest('hex'));

  async function write(place: string, { type, bytes }: FetchedImage): Promise<void> {
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
    async keep(place: string, picture: FetchedImage): Promise<void> {
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
