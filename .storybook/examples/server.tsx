import { getCssText } from '@gildshelf/ui';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

export function renderPage(app: ReactElement): string {
  const html = renderToString(app);
  // Call it after the render: it returns the styles of the rendered components only.
  const css = getCssText();
  return `<!doctype html><html lang="en"><head><style id="stitches">${css}</style></head><body>${html}</body></html>`;
}
