/** The maximum size that the consumer can show, in pixels. */
export interface MaxSize {
  readonly width: number;
  readonly height: number;
}

/** A response of type 'rich' (https://oembed.com, 2.3.4). */
export interface OembedResponse {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly author_name?: string;
  readonly author_url?: string;
  readonly provider_name: string;
  readonly provider_url: string;
  /** In seconds. */
  readonly cache_age: number;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url: string;
  readonly thumbnail_width: number;
  readonly thumbnail_height: number;
}
