import { getCssText } from '@gildshelf/ui';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { GuestPage } from './GuestPage.tsx';

export function render(): { html: string; css: string } {
  const html = renderToString(
    <StrictMode>
      <GuestPage />
    </StrictMode>,
  );
  return { html, css: getCssText() };
}
