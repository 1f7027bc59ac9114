import type { EmbedParameters } from '@gildshelf/api-client/contract';
import { useTopList } from '@gildshelf/api-client/react';
import { Alert } from '@gildshelf/ui';
import { MediaCarousel } from '../media-carousel/MediaCarousel.tsx';

/** `MediaCarousel` for a frame: shows an error message when the list fails to load. */
export function EmbeddedCarousel({ type, size, count }: EmbedParameters<'carousel'>) {
  const list = useTopList(type);
  if (list.state === 'failed') return <Alert tone="danger">{list.sentence}</Alert>;
  return <MediaCarousel type={type} list={list} rows={size === 'large' ? 2 : 1} count={Number(count)} />;
}
