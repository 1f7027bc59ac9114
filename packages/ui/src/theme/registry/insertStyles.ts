import type { StyleElementProps, StyleRegistry } from './createStyleRegistry.ts';

/**
 * Inserts the styles of a registry into the HTML document that React streams: into the head, and before each later part that
 * needs more. The nonce is that of the page's content security policy.
 */
export function insertStyles(
  html: ReadableStream<Uint8Array>,
  styles: StyleRegistry,
  nonce?: string,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let pending = '';
  let isHeadSent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(controller: TransformStreamDefaultController<Uint8Array>, isEnd: boolean) {
    timer = undefined;
    const head = isHeadSent ? 0 : pending.indexOf('</head>');
    if (!pending || (head < 0 && !isEnd)) return;
    const at = Math.max(head, 0);
    const text = pending.slice(0, at) + printStyle(styles.takeStyle(nonce)) + pending.slice(at);
    isHeadSent = true;
    pending = '';
    controller.enqueue(encoder.encode(text));
  }

  return html.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        pending += decoder.decode(chunk, { stream: true });
        // React writes each part of a page at once, in chunks that can end within a tag.
        timer ??= setTimeout(send, 0, controller, false);
      },
      flush(controller) {
        clearTimeout(timer);
        pending += decoder.decode();
        send(controller, true);
      },
    }),
  );
}

// CSS of the package contains no `<`, and a nonce no quotes.
function printStyle(props: StyleElementProps | undefined): string {
  if (!props) return '';
  const { children, ...attributes } = props;
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<style${printed.join('')}>${children}</style>`;
}
