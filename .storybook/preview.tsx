import type { Preview } from '@storybook/react-vite';
// Imported from their files and not from ui's index: otherwise Chromatic takes new snapshots of all stories when one component changes.
import { globalStyles } from '../packages/ui/src/theme/globalStyles.ts';
import { tokens } from '../packages/ui/src/theme/tokens.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { fixStartDate } from './fixStartDate.ts';
import { withStates } from './states/withStates.tsx';
import { storybookTheme } from './storybookTheme.ts';
import { languageLoaders, withLanguage } from './toolbar/language/withLanguage.tsx';
import { defaultValues, switches } from './toolbar/switches.ts';
import { withSwitches } from './toolbar/withSwitches.tsx';

globalStyles();
fixStartDate();

const { breakpoints } = tokens.specification;

const phone = { name: 'phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } as const;

const viewports = Object.entries(breakpoints)
  .filter(([, width]) => width > 0)
  .map(([name, width]) => [
    name,
    { name, styles: { width: `${width}px`, height: '900px' }, type: 'desktop' },
  ]);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: switches,
  initialGlobals: defaultValues,
  loaders: languageLoaders,
  decorators: [withStates, withLanguage, withSwitches],
  beforeEach({ viewMode }) {
    // A docs page renders many stories at once, and they share the browser's storage.
    if (viewMode === 'docs') return;
    localStorage.clear();
    sessionStorage.clear();
  },
  parameters: {
    layout: 'padded',
    viewport: { options: { phone, ...Object.fromEntries(viewports) } },
    // The page has its own background gradient; the addon would cover it with a flat colour.
    backgrounds: { disable: true },
    docs: { theme: storybookTheme, page: ComponentPage, codePanel: true, source: { language: 'tsx' } },
    a11y: { test: 'error' },
    // A plugin in main.ts enables snapshots and sets the modes of AllVariants and States stories and of pages.
    chromatic: { disableSnapshot: true, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        // A literal, since Storybook reads it without running this file; a test compares it with the groups.
        order: [
          'Getting started',
          'Component props',
          'Changelog',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Content', 'All tokens', 'Toolbar'],
          'Actions',
          'Inputs',
          'Overlays',
          'Feedback',
          'Layout',
          'Media',
          'Widgets',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
