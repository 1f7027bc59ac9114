/** Name of an embeddable widget, as in `<gildshelf-carousel>` and `/embed/carousel`. */
export type WidgetName = 'carousel' | 'list' | 'rating' | 'collection' | 'badge' | 'user-list';

/**
 * The only message that is posted to the frame's window, with our origin as its target and the frame's port of a
 * MessageChannel. All other messages use that channel.
 */
export interface Greeting {
  readonly gildshelf: 1;
}

/** A title as reported to a host page. */
export interface NamedTitle {
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  /** URL of its page on our site. */
  readonly url: string;
}

/** Message of the rating popup to the frame that opened it, sent once the server has saved the rating. */
export interface RatedMessage {
  readonly gildshelf: 'rated';
  /** The title, the new average of all ratings, out of five, and their number. */
  readonly rated: NamedTitle & { readonly average: number; readonly count: number };
  /** The new average as a `RatingSummary` shows it: the figure, the label of the stars, how far they are filled, and the text. */
  readonly shown: {
    readonly figure: string;
    readonly label: string;
    readonly filled: number;
    readonly caption: string;
  };
}

/** A message of a frame to its host page. */
export type FrameMessage =
  /** The widget is ready; `title` is the title of the frame. */
  | { readonly type: 'ready'; readonly detail: { readonly title: string } }
  /** Height of the widget in CSS pixels. */
  | { readonly type: 'height'; readonly detail: number }
  /** The visitor has selected a title. */
  | { readonly type: 'select'; readonly detail: NamedTitle }
  /** The visitor has rated a title. */
  | { readonly type: 'rated'; readonly detail: RatedMessage['rated'] }
  /** Nothing can be shown; the message that says why. */
  | { readonly type: 'error'; readonly detail: string };
