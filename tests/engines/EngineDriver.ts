/** The ARIA roles that the journey queries. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'menuitem'
  | 'navigation'
  | 'option'
  | 'region'
  | 'slider';

export type Key = 'ArrowLeft' | 'End' | 'Enter';

/** An element of the current document. A method rejects when the element is gone or cannot be used. */
export interface EngineElement {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Focuses the element, then presses and releases the key. */
  readonly press: (key: Key) => Promise<void>;
  /** Selects the option with this text; only for a `select`. */
  readonly choose: (option: string) => Promise<void>;
  /** The rendered text. */
  readonly text: () => Promise<string>;
  readonly attribute: (name: string) => Promise<string | null>;
  /** The value of a form field. */
  readonly value: () => Promise<string>;
  /** The computed value of a CSS property. */
  readonly style: (property: string) => Promise<string>;
  /** Descendants with this role and, where given, exactly this accessible name. */
  readonly find: (role: Role, name?: string) => Promise<EngineElement[]>;
}

/** One window of a browser. No method waits for an element: `JourneyPage` does. */
export interface EngineDriver {
  /** Product and version, such as 'firefox/153.7.0'. */
  readonly version: string;
  /** Resolves when the document has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly find: EngineElement['find'];
  /** Form fields whose accessible name is the label. */
  readonly findFields: (label: string) => Promise<EngineElement[]>;
  /** The value of a JavaScript expression in the current document; must be JSON. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** Scrolls to the `iframe` in the shadow tree of the element, and directs all methods but `open` to its document. */
  readonly enterFrame: (selector: string) => Promise<void>;
  readonly leaveFrame: () => Promise<void>;
  /** A PNG of the window's viewport, also while in a frame. */
  readonly screenshot: () => Promise<Uint8Array>;
  /** Ends the browser and the processes that were started for it. */
  readonly close: () => Promise<void>;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}
