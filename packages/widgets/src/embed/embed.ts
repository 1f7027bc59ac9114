// The embed script. It defines <gildshelf-carousel>, <gildshelf-list>, <gildshelf-rating>, <gildshelf-collection>,
// <gildshelf-badge> and <gildshelf-user-list>, and upgrades
// <div data-gildshelf-widget="carousel">. Each shows a frame of our origin; its own content is the fallback without JavaScript.
import type { FrameMessage, Greeting, WidgetName } from './protocol.ts';
import { reservedHeight } from './reservedHeight.ts';

const widgets: readonly WidgetName[] = ['carousel', 'list', 'rating', 'collection', 'badge', 'user-list'];
/** Attributes that are passed to the frame as query parameters. */
const parameters = [
  'type',
  'list',
  'user',
  'slug',
  'slugs',
  'status',
  'theme',
  'accent',
  'size',
  'count',
  'lang',
];
const widgetAttribute = 'data-gildshelf-widget';
const maxHeight = 4000;
/** A widget keeps its reserved height when fewer than this many pixels of it are unused, which avoids a layout shift. */
const maxUnusedHeight = 64;
const { origin } = new URL(ownScript().src);

/** The element that loaded this script. Calls the getter, because `<img name="currentScript">` shadows the property (DOM clobbering). */
function ownScript(): HTMLScriptElement {
  const script: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  if (script instanceof HTMLScriptElement) return script;
  throw new TypeError('Gildshelf: embed.js must be loaded by a <script src> that is not a module');
}

// Without a prototype, so that properties which the host page has added to Object.prototype are not read as options.
const options = <Options extends object>(values: Options): Options =>
  Object.assign(Object.create(null), values);

/** Sets inline styles with `!important`, so that the style sheets of the host page cannot override them. */
function setStyles(
  element: HTMLElement,
  declarations: readonly (readonly [property: string, value: string])[],
) {
  for (const [property, value] of declarations) element.style.setProperty(property, value, 'important');
}

/** Adds a frame to an element; returns a function that applies changes of the element's attributes. */
function embed(element: HTMLElement, defaultWidget: WidgetName, prefix: string): () => void {
  const frame = document.createElement('iframe');
  let port: MessagePort | undefined;
  let reserved = 0;
  frame.loading = 'lazy';
  frame.addEventListener('load', () => {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent<FrameMessage>) => handleMessage(data);
    const greeting: Greeting = { gildshelf: 1 };
    frame.contentWindow?.postMessage(greeting, origin, [channel.port2]);
  });

  function handleMessage(message: FrameMessage) {
    const { type, detail } = message;
    if (message.type === 'ready') frame.title = `Gildshelf: ${message.detail.title}`;
    if (message.type === 'height') {
      const contentHeight = Math.min(maxHeight, Number(message.detail) || 0);
      const height =
        contentHeight < reserved && contentHeight > reserved - maxUnusedHeight ? reserved : contentHeight;
      setStyles(frame, [['height', `${height}px`]]);
      // The host page's style reserves the usual height; an error or an empty list takes less.
      if (height < reserved) setStyles(element, [['min-height', '0']]);
    } else
      element.dispatchEvent(
        new CustomEvent(`gildshelf:${type}`, options({ bubbles: true, composed: true, detail })),
      );
  }

  function update() {
    const attribute = (name: string) => element.getAttribute(prefix + name);
    const widget = widgets.find((name) => name === attribute('gildshelf-widget')) ?? defaultWidget;
    const url = new URL(`/embed/${widget}`, origin);
    for (const name of parameters) {
      const value = attribute(name);
      if (value !== null) url.searchParams.set(name, value);
    }
    if (frame.src === url.href) return;
    setStyles(element, [
      ['display', 'block'],
      ['width', '100%'],
    ]);
    // Until a lazy frame has loaded and reports its title, the parameters name it.
    const subject = attribute('slug') ?? attribute('slugs') ?? attribute('user') ?? attribute('type');
    frame.title = `Gildshelf ${widget}${subject ? `: ${subject}` : ''}`;
    const theme = attribute('theme');
    reserved = reservedHeight(widget, { size: attribute('size'), width: element.clientWidth });
    setStyles(frame, [
      ['display', 'block'],
      ['width', '100%'],
      ['height', `${reserved}px`],
      ['border', '0'],
      ['border-radius', '12px'],
      // With both schemes the frame follows the visitor's preference whenever it changes.
      ['color-scheme', theme === 'auto' ? 'light dark' : theme === 'light' ? 'light' : 'dark'],
      ['background', 'light-dark(#f6f3eb, #051426)'],
    ]);
    frame.src = url.href;
  }

  update();
  // In a shadow tree, which no selector of the host page reaches and which hides the fallback content.
  element.attachShadow(options({ mode: 'open' as const })).append(frame);
  return update;
}

function define(widget: WidgetName) {
  customElements.define(
    `gildshelf-${widget}`,
    class extends HTMLElement {
      static readonly observedAttributes = parameters;
      #update: (() => void) | undefined;

      connectedCallback() {
        this.#update ??= embed(this, widget, '');
      }

      attributeChangedCallback() {
        // In a microtask, so that the first update sees all attributes that change together.
        queueMicrotask(() => this.#update?.());
      }
    },
  );
}

const updates = new WeakMap<Element, () => void>();

/** Upgrades marked elements, for editors that remove unknown tags. */
function upgradeMarkedElements() {
  for (const element of document.querySelectorAll<HTMLElement>(`[${widgetAttribute}]`)) {
    const name = element.getAttribute(widgetAttribute);
    const widget = widgets.find((widgetName) => widgetName === name);
    const update = updates.get(element);
    if (update) update();
    else if (widget && !element.shadowRoot) updates.set(element, embed(element, widget, 'data-'));
  }
}

// A second copy of the script does nothing.
if (!customElements.get('gildshelf-carousel')) {
  widgets.forEach(define);
  upgradeMarkedElements();
  new MutationObserver(upgradeMarkedElements).observe(
    document,
    options({
      childList: true,
      subtree: true,
      attributeFilter: [widgetAttribute, ...parameters.map((name) => `data-${name}`)],
    }),
  );
}
