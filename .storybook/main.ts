import { compileStyles } from '@gildshelf/ui/build';
import type { StorybookConfig } from '@storybook/react-vite';
import type { InlineConfig } from 'vite';
import { snapPicturedStories } from './pictures/snapPicturedStories.ts';
import { showSnippets } from './snippets/showSnippets.ts';

const stories = (directory: string, titlePrefix: string) => ({
  directory,
  titlePrefix,
  files: '**/*.stories.tsx',
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../storybook', files: '*.@(mdx|stories.tsx)' },
    stories('../packages/ui/src', 'ui'),
    stories('../packages/widgets/src', 'widgets'),
    stories('../apps/site/src', 'site'),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of props: it keeps the order of the source and reads defaults out of the function's own parameters.
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    // Packages of the workspace are read from source, as everywhere else.
    const conditions = ['@gildshelf/source', 'module', 'browser', 'development|production'];
    return mergeConfig(vite, {
      resolve: { conditions },
      // What is shown is what is shipped: without Stitches.
      plugins: [compileStyles(), snapPicturedStories(), showSnippets()],
      // Says what is wrong, and not the name of every chunk.
      logLevel: 'warn',
      build: {
        // Storybook's own chunks are what they are.
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: {
          // 'use client' is for servers that render React; here it changes nothing, and every second file says it.
          onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
        },
      },
    } satisfies InlineConfig);
  },
};

export default config;
