export { EmbedContent, type EmbedContentProps } from './EmbedContent.tsx';
export { EmbedFrame, type EmbedFrameProps } from './EmbedFrame.tsx';
export type { EmbedProblem, EmbedRequest } from './EmbedWidget.ts';
export { framePath, ratePath } from './embedPaths.ts';
export type { RatedMessage } from './listenForRating.ts';
export type { FrameMessage, Greeting, NamedTitle, WidgetName } from './protocol.ts';
export { readEmbedRequest } from './readEmbedRequest.ts';
export { reservedHeight } from './reservedHeight.ts';
