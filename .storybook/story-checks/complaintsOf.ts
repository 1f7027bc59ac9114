import type { ConsoleMessage, Page } from '@playwright/test';

const heard = new WeakMap<Page, string[]>();

/** The tools that drive a story look into Storybook itself, which complains about that. */
const isAboutTools = (message: ConsoleMessage) =>
  message.text().startsWith('Accessing the Story Store is deprecated');

/** What a page has complained of since it was last asked: console errors and warnings, uncaught errors, and requests to other hosts. */
export function complaintsOf(page: Page): string[] {
  const complaints = heard.get(page) ?? listen(page);
  return complaints.splice(0);
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  const origin = new URL(page.url()).origin;
  heard.set(page, complaints);
  page.on('console', (message) => {
    const isBad = ['error', 'warning', 'assert'].includes(message.type());
    if (isBad && !isAboutTools(message))
      complaints.push(`console.${message.type()}: ${message.text()} ${message.location().url}`.trimEnd());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      complaints.push(`a request to another host: ${request.url()}`);
  });
  return complaints;
}
