export { coverDataUri } from './coverDataUri.ts';
export { coverUrl } from './coverUrl.ts';
export { type CoverSubject, drawCover } from './drawCover.ts';
export { type CoverShape, coverShapes } from './shapes.ts';
