export { coverDataUri } from './coverDataUri.ts';
export { coverUrl } from './coverUrl.ts';
export { type CoverSubject, drawCover } from './drawCover.ts';
export { escapeXml } from './escapeXml.ts';
export { measureText } from './measureText.ts';
export { type CoverShape, coverShapes } from './shapes.ts';
export { xmlSafeText } from './xmlSafeText.ts';
