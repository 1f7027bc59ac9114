/** What can be shown on somebody else's page: `<gildshelf-carousel>`, `/embed/carousel` and so on. */
export type WidgetName = 'carousel' | 'rating' | 'collection';

/**
 * The one message that goes to the frame's window, with our origin as its target and the frame's end of a MessageChannel
 * beside it. Everything else goes through that channel.
 */
export interface Greeting {
  readonly gildshelf: 1;
}

/** A title as a host page is told of it. */
export interface NamedTitle {
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  /** Its page at our site. */
  readonly url: string;
}

/** What a frame says to its host page. */
export type FrameMessage =
  /** Everything is there, and what it is called. */
  | { readonly type: 'ready'; readonly detail: { readonly title: string } }
  /** The pixels that the widget takes. */
  | { readonly type: 'height'; readonly detail: number }
  /** Somebody has chosen a title. */
  | { readonly type: 'select'; readonly detail: NamedTitle }
  /** Somebody has rated a title: the new average of all, out of five, and how many have rated. */
  | {
      readonly type: 'rated';
      readonly detail: NamedTitle & { readonly average: number; readonly count: number };
    }
  /** There is nothing to show, and why. */
  | { readonly type: 'error'; readonly detail: string };
