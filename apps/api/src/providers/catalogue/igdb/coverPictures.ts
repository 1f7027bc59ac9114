import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { Picture } from '../FoundTitle.ts';
import { amount, raw } from '../facts.ts';
import { pictureHosts } from '../pictureHosts.ts';

/** A cover: its file, and its size before IGDB makes it smaller. */
export const cover = reading.optionalPart(z.object({ image_id: raw, width: amount, height: amount }));

const [host] = pictureHosts.igdb;
const imageId = /^[\w-]{1,64}$/;

/** The boxes that a cover is made to fit into, keeping its shape. */
const boxes = [
  { size: 'cover_small', width: 90, height: 128 },
  { size: 'cover_big', width: 264, height: 374 },
  { size: '720p', width: 1280, height: 720 },
];

/** The sizes of a cover; one whose own size is not told is taken for 3 to 4, as most are. */
export function coverPictures(given: z.output<typeof cover>): Picture[] {
  if (!given?.image_id || !imageId.test(given.image_id)) return [];
  const { image_id, width, height } = given;
  const shape = width && height ? width / height : 3 / 4;
  return boxes.map((box) => ({
    url: `https://${host}/igdb/image/upload/t_${box.size}/${image_id}.jpg`,
    width: Math.max(1, Math.round(Math.min(box.width, box.height * shape))),
    height: Math.max(1, Math.round(Math.min(box.height, box.width / shape))),
  }));
}
