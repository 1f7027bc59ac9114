import { browsableStorage } from './catalogues.ts';
import type { TitleStorage } from './define/titleStorage.ts';
import type { MediaType } from './index.ts';

/** How a server stores the titles of each media type; in a file of its own because no page needs it. */
export const titleStorage: Readonly<Record<MediaType, TitleStorage>> = browsableStorage;
