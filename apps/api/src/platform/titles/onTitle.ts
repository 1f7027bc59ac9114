import { type MediaType, mediaTypeNames, ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../http/errors.ts';
import type { Viewer } from './visibleTitles.ts';
import { withTitleId } from './withTitleId.ts';

/** The parameters of a path that names a title of any media type, by its slug or id. */
export interface TitlePath {
  readonly mediaType: string;
  readonly titleId: string;
}

/** Finds the id of a title that a viewer may see, by slug or id. */
interface Titles {
  readonly findId: (viewer: Viewer, mediaType: MediaType, slugOrId: string) => Promise<string | undefined>;
}

/** Calls `run` with the media type and the id of the title that a path names. Throws 404 without a title. */
export function onTitle<Result>(
  titles: Titles,
  viewer: Viewer,
  { mediaType, titleId: slugOrId }: TitlePath,
  run: (type: MediaType, titleId: string) => Promise<Result>,
): Promise<Result> {
  const type = mediaTypeNames.find((name) => name === mediaType);
  if (!type) throw new NotFound(ownMessages.title.unknownTitle);
  return withTitleId(
    () => titles.findId(viewer, type, slugOrId),
    (titleId) => run(type, titleId),
  );
}
