export { coverDataUri } from './coverDataUri.ts';
export { coverUrl } from './coverUrl.ts';
export { type CoverSubject, drawCover } from './drawCover.ts';
export { escapeXml } from './escapeXml.ts';
export { measure } from './measure.ts';
export { readableText } from './readableText.ts';
export { type CoverShape, coverShapes } from './shapes.ts';
