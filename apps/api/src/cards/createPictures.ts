import { LRUCache } from 'lru-cache';
import { createGate } from '../services/passwords/createGate.ts';
import { makePicture } from './makePicture.ts';

const mostBytes = 32_000_000;
/** Each keeps a thread busy for a twentieth of a second. */
const atOnce = 2;
const waiting = 40;
const patienceMs = 2_000;

/** Pictures of cards, kept by what they are made from; who asks for one too many while others are being made is sent away (503). */
export function createPictures(make: (svg: string) => Promise<Buffer<ArrayBuffer>> = makePicture) {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: mostBytes,
    sizeCalculation: (picture) => picture.length,
  });
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const gate = createGate(atOnce, waiting, patienceMs);

  /** The picture of a card; `key` is another one for every other card. One at a time of each, however many ask. */
  return (key: string, svg: string): Promise<Buffer<ArrayBuffer>> => {
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const begun = underWay.get(key);
    if (begun) return begun;
    const making = gate(() => make(svg))
      .then((picture) => {
        kept.set(key, picture);
        return picture;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}
