import { lazy, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

/** Loads new instances of the modules, as a process or a page does. */
async function load() {
  vi.resetModules();
  // Only the compiled form knows which rules belong to a class.
  vi.doMock('../stitches.ts', () => import('../compiled/compiledStitches.ts'));
  const { renderToReadableStream } = await import('react-dom/server');
  const { css, globalCss, variablesRule } = await import('../compiled/compiledStitches.ts');
  const { createStyleRegistry } = await import('./createStyleRegistry.ts');
  const { insertStyles } = await import('./insertStyles.ts');
  const { StyleRegistryProvider } = await import('../../components/page/layout/StyleRegistryProvider.tsx');
  globalCss('html{margin:0}')();
  const red = css(['gs-c-red', '&{color:red}', { size: { md: ['m', '&{width:1px}'] } }]);
  const blue = css(['gs-c-blue', '&{color:blue}']);
  return {
    ...{ createStyleRegistry, globalCss, insertStyles, renderToReadableStream, StyleRegistryProvider },
    red: () => red().className,
    redOfSize: () => red({ size: 'md' }).className,
    blue: () => blue().className,
    columns(count: number) {
      const className = `columns-${count}`;
      variablesRule(className, `--columns:${count}`);
      return className;
    },
  };
}

interface ParagraphProps {
  /** Called during the rendering. */
  className: () => string;
}

const Paragraph = ({ className }: ParagraphProps) => <p className={className()} />;

const readText = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();
const cssOf = (style: { children: string } | undefined) =>
  style?.children.replaceAll('@layer gildshelf{}', '');

test('concurrent requests receive the rules of their own components, each once', async () => {
  const {
    createStyleRegistry,
    renderToReadableStream,
    StyleRegistryProvider,
    red,
    redOfSize,
    blue,
    columns,
  } = await load();
  let finish = () => {};
  const later = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const LaterParagraph = lazy(async () => {
    await later;
    return { default: Paragraph };
  });
  const first = createStyleRegistry();
  const second = createStyleRegistry();
  const firstStream = await renderToReadableStream(
    <StyleRegistryProvider registry={first}>
      <Paragraph className={red} />
      <Paragraph className={() => columns(1)} />
      <Suspense>
        <LaterParagraph className={blue} />
      </Suspense>
    </StyleRegistryProvider>,
  );
  const secondStream = await renderToReadableStream(
    <StyleRegistryProvider registry={second}>
      <Paragraph className={redOfSize} />
      <Paragraph className={() => columns(2)} />
    </StyleRegistryProvider>,
  );

  const redRule = '@layer gildshelf{.gs-c-red{color:red}}';
  expect(cssOf(first.takeStyle())).toBe(`@layer gildshelf{html{margin:0}.columns-1{--columns:1}}${redRule}`);
  expect(cssOf(second.takeStyle())).toBe(
    `@layer gildshelf{html{margin:0}.columns-2{--columns:2}}${redRule}@layer gildshelf{.gs-c-red-m-size-md{width:1px}}`,
  );
  expect(first.takeStyle()).toBeUndefined();

  finish();
  await firstStream.allReady;
  expect(cssOf(first.takeStyle())).toBe('@layer gildshelf{.gs-c-blue{color:blue}}');
  expect(second.takeStyle()).toBeUndefined();
  await Promise.all([readText(firstStream), readText(secondStream)]);
});

test('a request receives the rules of components that an earlier request has used', async () => {
  const { createStyleRegistry, renderToReadableStream, StyleRegistryProvider, blue } = await load();
  for (let request = 0; request < 3; request++) {
    const registry = createStyleRegistry();
    await readText(
      await renderToReadableStream(
        <StyleRegistryProvider registry={registry}>
          <Paragraph className={blue} />
        </StyleRegistryProvider>,
      ),
    );
    expect(cssOf(registry.takeStyle())).toBe(
      '@layer gildshelf{html{margin:0}}@layer gildshelf{.gs-c-blue{color:blue}}',
    );
  }
});

test('global styles of a module that loads while a page is rendered are part of its styles', async () => {
  const { globalCss, createStyleRegistry, renderToReadableStream, StyleRegistryProvider, red } = await load();
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const registry = createStyleRegistry();
  const stream = await renderToReadableStream(
    <StyleRegistryProvider registry={registry}>
      <Paragraph className={red} />
    </StyleRegistryProvider>,
  );
  globalCss('p{margin:0}')();
  await readText(stream);
  expect(cssOf(registry.takeStyle())).toContain('p{margin:0}');
  expect(consoleError.mock.calls).toEqual([]);
});

test('insertStyles prints the styles in the head, and others before the part that needs them, with the nonce', async () => {
  const { createStyleRegistry, insertStyles, renderToReadableStream, StyleRegistryProvider, red, blue } =
    await load();
  let finish = () => {};
  const later = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const LaterParagraph = lazy(async () => {
    await later;
    return { default: Paragraph };
  });
  const registry = createStyleRegistry();
  const stream = await renderToReadableStream(
    <StyleRegistryProvider registry={registry}>
      <html lang="ja">
        <head>
          <title>棚</title>
        </head>
        <body>
          <Paragraph className={red} />
          <Suspense fallback="loading">
            <LaterParagraph className={blue} />
          </Suspense>
        </body>
      </html>
    </StyleRegistryProvider>,
  );
  const parts: string[] = [];
  const decoder = new TextDecoder();
  for await (const part of insertStyles(stream, registry, 'abc')) {
    parts.push(decoder.decode(part));
    finish();
  }
  const [shell = '', ...rest] = parts;
  expect(shell).toMatch(
    /<title>棚<\/title><style id="stitches" nonce="abc">@layer gildshelf\{html[^<]*<\/style><\/head><body><p/,
  );
  expect(rest.join('')).toMatch(
    /^<style data-gildshelf="" nonce="abc">[^<]*\.gs-c-blue[^<]*<\/style><div hidden/,
  );
  expect(parts.join('').match(/\.gs-c-(red|blue)\{/g)).toEqual(['.gs-c-red{', '.gs-c-blue{']);
});

test('insertStyles reads characters and tags that chunks divide', async () => {
  const { createStyleRegistry, insertStyles } = await load();
  const bytes = new TextEncoder().encode('<html><head><title>棚</title></head><body></body></html>');
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const byte of bytes) {
        controller.enqueue(Uint8Array.of(byte));
        await new Promise((resolve) => setTimeout(resolve));
      }
      controller.close();
    },
  });
  const text = await readText(insertStyles(stream, createStyleRegistry()));
  expect(text).toMatch(
    /^<html><head><title>棚<\/title><style id="stitches">[^<]*<\/style><\/head><body><\/body><\/html>$/,
  );
});

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('a browser does not add rules that the server sends with a later part of the page', async () => {
  const { builtinEnvironments } = await import('vitest/runtime');
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { pretendToBeVisual: true } });
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { StyleRegistryProvider, red, blue } = await load();
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<StyleRegistryProvider>page</StyleRegistryProvider>));

  const style = document.createElement('style');
  style.dataset.gildshelf = '';
  document.body.append(style);
  await Promise.resolve();
  style.append('@layer gildshelf{.gs-c-blue{color:blue}}');
  await Promise.resolve();
  blue();
  red();
  const added = [...(document.head.querySelector('style')?.sheet?.cssRules ?? [])].map(
    (rule) => rule.cssText,
  );
  expect(added.join('')).toContain('.gs-c-red');
  expect(added.join('')).not.toContain('.gs-c-blue');
});
