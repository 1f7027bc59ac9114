// The script tag. It defines <gildshelf-carousel>, <gildshelf-rating> and <gildshelf-collection>, and finds
// <div data-gildshelf-widget="carousel">. Each shows a frame of our origin; what stands in it shows where no script runs.
import type { FrameMessage, Greeting, WidgetName } from './protocol.ts';
import { reservedHeight } from './reservedHeight.ts';

const widgets: readonly WidgetName[] = ['carousel', 'rating', 'collection'];
/** What a widget is told: parameters of the frame's address. */
const parameters = ['type', 'list', 'user', 'slug', 'theme', 'accent', 'size', 'count', 'lang'];
const marked = 'data-gildshelf-widget';
const tallest = 4000;
/** A widget that is lower than its place by so little keeps it: nothing on the page moves for it. */
const slack = 64;
const { origin } = new URL(ownScript().src);

/** The element that loaded this script. `document.currentScript` itself can be an `<img name="currentScript">` (DOM clobbering). */
function ownScript(): HTMLScriptElement {
  const script: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  if (script instanceof HTMLScriptElement) return script;
  throw new TypeError('Gildshelf: embed.js must be loaded by a <script src> that is not a module');
}

// Whatever the host page has put on Object.prototype is no option of anything here.
const options = <Options extends object>(chosen: Options): Options =>
  Object.assign(Object.create(null), chosen);

/** Nothing that the host's style sheets say reaches an element that says everything itself. */
function look(element: HTMLElement, declarations: readonly (readonly [property: string, value: string])[]) {
  for (const [property, value] of declarations) element.style.setProperty(property, value, 'important');
}

/** Keeps a frame in an element; gives what looks at its attributes again. */
function embed(element: HTMLElement, defined: WidgetName, prefix: string): () => void {
  const frame = document.createElement('iframe');
  let port: MessagePort | undefined;
  let reserved = 0;
  frame.loading = 'lazy';
  frame.addEventListener('load', () => {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent<FrameMessage>) => hear(data);
    const greeting: Greeting = { gildshelf: 1 };
    frame.contentWindow?.postMessage(greeting, origin, [channel.port2]);
  });

  function hear(message: FrameMessage) {
    const { type, detail } = message;
    if (message.type === 'ready') frame.title = `Gildshelf: ${message.detail.title}`;
    if (message.type === 'height') {
      const taken = Math.min(tallest, Number(message.detail) || 0);
      const height = taken < reserved && taken > reserved - slack ? reserved : taken;
      look(frame, [['height', `${height}px`]]);
      // The host page's style reserves the usual height; an error or an empty list takes less.
      if (height < reserved) look(element, [['min-height', '0']]);
    } else
      element.dispatchEvent(
        new CustomEvent(`gildshelf:${type}`, options({ bubbles: true, composed: true, detail })),
      );
  }

  function update() {
    const said = (name: string) => element.getAttribute(prefix + name);
    const widget = widgets.find((known) => known === said('gildshelf-widget')) ?? defined;
    const address = new URL(`/embed/${widget}`, origin);
    for (const name of parameters) {
      const value = said(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    if (frame.src === address.href) return;
    look(element, [
      ['display', 'block'],
      ['width', '100%'],
    ]);
    // Until a lazy frame has loaded and reports its title, the parameters name it.
    frame.title = `Gildshelf ${widget}: ${said('slug') ?? said('user') ?? said('type') ?? 'game'}`;
    const theme = said('theme');
    reserved = reservedHeight(widget, { isLarge: said('size') === 'large', width: element.clientWidth });
    look(frame, [
      ['display', 'block'],
      ['width', '100%'],
      ['height', `${reserved}px`],
      ['border', '0'],
      ['border-radius', '12px'],
      // With both schemes the frame follows the visitor's preference whenever it changes.
      ['color-scheme', theme === 'auto' ? 'light dark' : theme === 'light' ? 'light' : 'dark'],
      ['background', 'light-dark(#fbfaf6, #051426)'],
    ]);
    frame.src = address.href;
  }

  update();
  // In a tree of its own, where no selector of the host page reaches it, and in the place of what stood there.
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
        // Several that change together are one change.
        queueMicrotask(() => this.#update?.());
      }
    },
  );
}

const found = new WeakMap<Element, () => void>();

/** For editors that let no other tag pass. */
function find() {
  for (const element of document.querySelectorAll<HTMLElement>(`[${marked}]`)) {
    const name = element.getAttribute(marked);
    const widget = widgets.find((known) => known === name);
    const update = found.get(element);
    if (update) update();
    else if (widget && !element.shadowRoot) found.set(element, embed(element, widget, 'data-'));
  }
}

// Loaded a second time it has nothing to do.
if (!customElements.get('gildshelf-carousel')) {
  widgets.forEach(define);
  find();
  new MutationObserver(find).observe(
    document,
    options({
      childList: true,
      subtree: true,
      attributeFilter: [marked, ...parameters.map((name) => `data-${name}`)],
    }),
  );
}
