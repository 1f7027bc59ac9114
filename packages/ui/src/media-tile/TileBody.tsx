import { Image } from '../image/Image.tsx';
import type { MediaTileProps } from './MediaTile.tsx';
import { TileName } from './TileName.tsx';

/** Content of a tile: cover, rank, name, status and rating. Its styles are those of `MediaTile`. */
export function TileBody({
  size = 'home',
  name,
  imageUrl,
  imageSet,
  fallback,
  eager,
  rank,
  status,
  rating,
}: TileContent) {
  return (
    <>
      <span data-part="cover">
        <Image
          src={imageUrl}
          srcSet={imageSet}
          alt=""
          {...coverSizes[size]}
          fallback={fallback}
          fit="fixed"
          loading={eager ? 'eager' : 'lazy'}
        />
      </span>
      <span data-part="text">
        {rank !== undefined && <span data-part="rank">{rank}</span>}
        <TileName name={name} size={size} />
        {status}
        {rating}
      </span>
    </>
  );
}

type TileContent = Pick<
  MediaTileProps,
  'size' | 'name' | 'imageUrl' | 'imageSet' | 'fallback' | 'eager' | 'rank' | 'status' | 'rating'
>;

const coverSizes = { home: { width: 150, height: 180 }, dashboard: { width: 240, height: 250 } };
