import { gunzipSync } from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';
import { FileProblem } from './FileProblem.ts';
import { fileLimits } from './fileLimits.ts';
import type { ImportFile } from './ImportFile.ts';

/** Compressed bytes that are unpacked at once: about 1,000 times as many bytes at most. */
const sliceSize = 16 * 1024;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Whether bytes start with a member of a zip, or with the end of an empty one. Other texts may start with
 * 'PK' too.
 */
const isZip = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6);

/** Members that systems add to archives. */
const isSystemFile = (name: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$)/.test(name);

/**
 * The files of an upload: the unpacked one of gzip, the members of a zip, or the file itself, whatever its
 * name is. Sizes are counted while unpacking. Throws a `FileProblem` for an archive that is damaged,
 * encrypted or too large.
 */
export function openArchive(file: ImportFile): readonly ImportFile[] {
  if (file.bytes.length > fileLimits.file) throw new FileProblem('too-large', file.name);
  if (startsWith(file.bytes, 0x1f, 0x8b)) return [unpackGzip(file)];
  if (isZip(file.bytes)) return withoutCommonFolder(unpackZip(file));
  return [file];
}

function unpackGzip({ name, bytes }: ImportFile): ImportFile {
  try {
    const unpacked = gunzipSync(bytes, { maxOutputLength: fileLimits.member });
    return { name: name.replace(/\.gz$/i, ''), bytes: unpacked };
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FileProblem(isTooLarge ? 'too-large' : 'malformed', name);
  }
}

/** Signatures of the central directory of a zip: one of its headers, and its end. */
const directoryHeader = 0x02014b50;
const directoryEnd = 'PK\x05\x06';
const directoryHeaderSize = 46;
const directoryEndSize = 22;

/**
 * Whether a member of a zip is encrypted, by the flags in the central directory, which the unpacking does not
 * read.
 */
function isEncrypted({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const view = new DataView(buffer, byteOffset, byteLength);
  const end = Buffer.from(buffer, byteOffset, byteLength).lastIndexOf(directoryEnd, undefined, 'latin1');
  if (end < 0 || end + directoryEndSize > byteLength) return false;
  let start = view.getUint32(end + 16, true);
  while (start + directoryHeaderSize <= byteLength && view.getUint32(start, true) === directoryHeader) {
    if ((view.getUint16(start + 8, true) & 1) === 1) return true;
    const lengths = [28, 30, 32].map((offset) => view.getUint16(start + offset, true));
    start += lengths.reduce((size, length) => size + length, directoryHeaderSize);
  }
  return false;
}

function unpackZip({ name, bytes }: ImportFile): readonly ImportFile[] {
  if (isEncrypted(bytes)) throw new FileProblem('encrypted', name);
  const members: { readonly name: string; readonly chunks: Uint8Array[] }[] = [];
  let unpacked = 0;
  let problem: FileProblem | undefined;
  const unzip = new Unzip((member) => {
    if (members.length >= fileLimits.members) throw new FileProblem('too-large', name);
    // Some programs for Windows separate folders by backslashes.
    const memberName = member.name.replaceAll('\\', '/');
    if (memberName.endsWith('/') || isSystemFile(memberName)) return;
    const chunks: Uint8Array[] = [];
    members.push({ name: memberName, chunks });
    let size = 0;
    member.ondata = (error, chunk) => {
      if (error) problem ??= new FileProblem('malformed', memberName);
      if (problem) return;
      size += chunk.length;
      unpacked += chunk.length;
      if (size > fileLimits.member || unpacked > fileLimits.unpacked) {
        problem = new FileProblem('too-large', memberName);
        member.terminate();
      } else chunks.push(chunk);
    };
    member.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let start = 0; start < bytes.length && !problem; start += sliceSize)
      unzip.push(bytes.subarray(start, start + sliceSize), start + sliceSize >= bytes.length);
  } catch (error) {
    problem ??= error instanceof FileProblem ? error : new FileProblem('malformed', name);
  }
  if (problem) throw problem;
  if (members.length === 0) throw new FileProblem('malformed', name);
  return members.map((member) => ({ name: member.name, bytes: Buffer.concat(member.chunks) }));
}

/** Without the folder that an archive of a folder has around all members. */
function withoutCommonFolder(files: readonly ImportFile[]): readonly ImportFile[] {
  const [folder, ...others] = new Set(files.map(({ name }) => name.slice(0, name.indexOf('/') + 1)));
  if (!folder || others.length > 0) return files;
  return withoutCommonFolder(files.map((file) => ({ ...file, name: file.name.slice(folder.length) })));
}
