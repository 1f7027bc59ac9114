import type { Preview } from '@storybook/react-vite';
// One deep file each and not the ui's index: a change in one component must not renew every story's picture.
import { globalStyles } from '../packages/ui/src/theme/globalStyles.ts';
import { tokens } from '../packages/ui/src/theme/tokens.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { houseTheme } from './houseTheme.ts';
import { modes } from './modes.ts';
import { startOnFixedDate } from './startOnFixedDate.ts';

globalStyles();
startOnFixedDate();

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
  beforeEach({ viewMode }) {
    // A docs page shows many stories at once, which share the browser's storage.
    if (viewMode === 'docs') return;
    localStorage.clear();
    sessionStorage.clear();
  },
  parameters: {
    layout: 'padded',
    viewport: { options: { phone, ...Object.fromEntries(viewports) } },
    // The page paints itself, with its own light; the addon would lay a flat colour over it.
    backgrounds: { disable: true },
    docs: { theme: houseTheme, page: ComponentPage, codePanel: true, source: { language: 'tsx' } },
    a11y: { test: 'error' },
    // A plugin in main.ts turns snapshots on for Galleries and pages.
    chromatic: { disableSnapshot: true, modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    options: { storySort: { order: ['Getting started', 'Theme', 'Kitchen sink', 'ui', 'widgets', 'site'] } },
  },
};

export default preview;
