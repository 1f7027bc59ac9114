export { coverUrl } from './coverUrl.ts';
export { type CoverShape, type CoverSubject, coverDataUri, coverShapes, drawCover } from './drawCover.ts';
export { escapeXml, isRightToLeft, xmlSafeText } from './titleText.ts';
export { measureText } from './typeset.ts';
