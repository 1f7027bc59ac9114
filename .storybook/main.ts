import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileStyles } from '@gildshelf/ui/build';
import { night } from '@gildshelf/ui/palette';
import type { StorybookConfig } from '@storybook/react-vite';
import type { InlineConfig } from 'vite';
import { groupingIndexers, setStoryIds } from './catalogue/groupStories.ts';
import { enableSnapshots } from './screenshots/enableSnapshots.ts';
import { showSnippets } from './snippets/showSnippets.ts';
import { importFromFiles } from './tracing/importFromFiles.ts';

const stories = (directory: string, titlePrefix: string) => ({
  directory,
  titlePrefix,
  files: '**/*.stories.tsx',
});

/** The folders of ui's components; catalogue/describeStories.ts has the group of each in the sidebar. */
const folders = readdirSync(join(import.meta.dirname, '../packages/ui/src/components')).sort();

/** The dark background until the first story is rendered, to avoid a white flash; docs blocks are faint until they have styles. */
const loadingStyles = `<style>
  html body, body > .sb-preparing-story, body > .sb-preparing-docs { background-color: var(--gs-colors-page, ${night}); }
  body .sb-previewBlock, body .sb-argstableBlock { opacity: 0.12; }
</style>`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../storybook', files: '**/*.@(mdx|stories.tsx)' },
    ...folders.map((folder) => stories(`../packages/ui/src/components/${folder}`, 'ui')),
    stories('../packages/widgets/src', 'widgets'),
    stories('../apps/site/src', 'site'),
  ],
  // In place of share images, which only the server draws.
  staticDirs: [{ from: '../storybook/cards', to: '/cards' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  previewHead: (head) => `${head}${loadingStyles}`,
  experimental_indexers: groupingIndexers,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // For the props tables: react-docgen keeps the order of the source and reads defaults from the function's parameters.
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    // Workspace packages are resolved to their source, as everywhere else.
    const conditions = ['@gildshelf/source', 'module', 'browser', 'development|production'];
    return mergeConfig(vite, {
      resolve: { conditions },
      // Stories show the components as they are shipped: without Stitches.
      plugins: [compileStyles(), enableSnapshots(), showSnippets(), setStoryIds(), importFromFiles()],
      // Logs problems only, not the name of every chunk.
      logLevel: 'warn',
      build: {
        // The size of Storybook's own chunks cannot be changed here.
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: {
          // 'use client' matters only to servers that render React; here every second file would cause a warning.
          onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
        },
      },
    } satisfies InlineConfig);
  },
};

export default config;
