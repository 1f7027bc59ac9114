export { EmbedContent, type EmbedContentProps } from './EmbedContent.tsx';
export { EmbedFrame, type EmbedFrameProps } from './EmbedFrame.tsx';
export { framePath, ratePath } from './embedPaths.ts';
export type { FrameMessage, Greeting, NamedTitle, RatedMessage, WidgetName } from './protocol.ts';
export type { EmbedProblem, EmbedRequest } from './readEmbedRequest.ts';
export { readEmbedRequest } from './readEmbedRequest.ts';
export { reservedHeight } from './reservedHeight.ts';
