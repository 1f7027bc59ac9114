import type { Room } from './OembedAnswer.ts';

/** A size, made smaller as a whole until there is room for it. */
export function scaledInto(room: Room, { width, height }: Room): Room {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
