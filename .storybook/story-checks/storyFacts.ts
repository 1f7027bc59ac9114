import type { Page } from '@playwright/test';

/** What the story that a page shows says about itself. */
export interface StoryFacts {
  readonly name: string;
  readonly isPage: boolean;
  /** Chromatic and the image comparison take the same stories. */
  readonly isPictured: boolean;
  /** What "Show code" shows. */
  readonly snippet: string;
}

interface Browser {
  __STORYBOOK_PREVIEW__: {
    currentRender: {
      story: {
        id: string;
        name: string;
        tags: string[];
        parameters: {
          chromatic?: { disableSnapshot?: boolean };
          docs?: { source?: { code?: string } };
        };
      };
    };
  };
}

/** Asks Storybook in the browser. */
export function storyFacts(page: Page): Promise<StoryFacts> {
  return page.evaluate(() => {
    const { name, tags, parameters } = (globalThis as unknown as Browser).__STORYBOOK_PREVIEW__.currentRender
      .story;
    return {
      name,
      isPage: tags.includes('page'),
      isPictured: parameters.chromatic?.disableSnapshot === false,
      snippet: parameters.docs?.source?.code ?? '',
    };
  });
}
