import type { ConsoleMessage, Page } from '@playwright/test';

const problemsByPage = new WeakMap<Page, string[]>();

/** The test runner uses Storybook's story store, which logs this warning. */
const isAboutRunner = (message: ConsoleMessage) =>
  message.text().startsWith('Accessing the Story Store is deprecated');

/** Returns the problems of a page since the last call: console errors and warnings, uncaught errors, and requests to other hosts. */
export function takePageProblems(page: Page): string[] {
  const problems = problemsByPage.get(page) ?? listen(page);
  return problems.splice(0);
}

function listen(page: Page): string[] {
  const problems: string[] = [];
  const origin = new URL(page.url()).origin;
  problemsByPage.set(page, problems);
  page.on('console', (message) => {
    const isBad = ['error', 'warning', 'assert'].includes(message.type());
    if (isBad && !isAboutRunner(message))
      problems.push(`console.${message.type()}: ${message.text()} ${message.location().url}`.trimEnd());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      problems.push(`a request to another host: ${request.url()}`);
  });
  return problems;
}
