import type { Page } from '@playwright/test';

/** The metadata of a story. */
export interface StoryInfo {
  readonly name: string;
  readonly isPage: boolean;
  /** Whether it has a screenshot: Chromatic and the image comparison use the same stories. */
  readonly hasScreenshot: boolean;
  /** The code that "Show code" displays. */
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

/** Reads the metadata of the current story from Storybook in the browser. */
export function readStoryInfo(page: Page): Promise<StoryInfo> {
  return page.evaluate(() => {
    const { name, tags, parameters } = (globalThis as unknown as Browser).__STORYBOOK_PREVIEW__.currentRender
      .story;
    return {
      name,
      isPage: tags.includes('page'),
      hasScreenshot: parameters.chromatic?.disableSnapshot === false,
      snippet: parameters.docs?.source?.code ?? '',
    };
  });
}
