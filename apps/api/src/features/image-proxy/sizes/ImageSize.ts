/** The size of an image in pixels, as its header declares it. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of an image of one type; undefined where the bytes are of another type. Runs in linear time for any bytes. */
export type ReadImageSize = (bytes: Buffer) => ImageSize | undefined;
