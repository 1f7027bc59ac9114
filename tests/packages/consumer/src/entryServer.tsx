import { getCssText } from '@gildshelf/ui';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

export function render(): { html: string; css: string } {
  const html = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  return { html, css: getCssText() };
}
