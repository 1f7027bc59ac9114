import type { Page } from '@playwright/test';
import type { Mode } from '../modes.ts';

/** The metadata of a story. */
export interface StoryInfo {
  readonly name: string;
  readonly isPage: boolean;
  /** Whether it has a screenshot: Chromatic and the image comparison use the same stories. */
  readonly hasScreenshot: boolean;
  /** The modes of its screenshots. */
  readonly modes: readonly Mode[];
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
          chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode> };
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
      modes: Object.values(parameters.chromatic?.modes ?? {}),
      snippet: parameters.docs?.source?.code ?? '',
    };
  });
}
