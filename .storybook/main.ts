import type { StorybookConfig } from '@storybook/react-vite';

const stories = (directory: string, titlePrefix: string) => ({
  directory,
  titlePrefix,
  files: '**/*.stories.tsx',
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './pages', files: '*.@(mdx|stories.tsx)' },
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
    return mergeConfig(vite, { resolve: { conditions } });
  },
};

export default config;
