/** How large a picture is, in pixels, as its own first bytes say. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture of one kind; undefined where the bytes are not of that kind. In linear time, whatever the bytes are. */
export type ReadImageSize = (bytes: Buffer) => ImageSize | undefined;
