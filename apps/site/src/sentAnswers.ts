import type { SentAnswers } from '@gildshelf/api-client/react';

/** What a server has rendered this page with; nothing where the page came empty. */
export function sentAnswers(): SentAnswers | undefined {
  const text = document.getElementById('answers')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
