import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';

/**
 * Kilobytes (1,000 bytes) of brotli at the highest level, by file; each file is compressed once.
 * @param {readonly string[]} files
 * @returns {Promise<ReadonlyMap<string, number>>}
 */
export async function measureFiles(files) {
  const unique = [...new Set(files)];
  const sizes = await sizeLimit([filePlugin], { checks: unique.map((file) => ({ files: [file] })) });
  return new Map(unique.map((file, index) => [file, sizes[index].size / 1000]));
}
