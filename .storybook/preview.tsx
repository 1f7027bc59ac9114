import type { Preview } from '@storybook/react-vite';
import { themes } from 'storybook/theming';
// One deep file each and not the ui's index: a change in one component must not renew every story's picture.
import { globalStyles } from '../packages/ui/src/theme/globalStyles.ts';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

globalStyles();

const { background, breakpoints } = tokens.specification;

const phone = { name: 'phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } as const;

const viewports = Object.entries(breakpoints)
  .filter(([, width]) => width > 0)
  .map(([name, width]) => [
    name,
    { name, styles: { width: `${width}px`, height: '900px' }, type: 'desktop' },
  ]);

const preview: Preview = {
  parameters: {
    layout: 'padded',
    viewport: { options: { phone, ...Object.fromEntries(viewports) } },
    // The page paints itself, with its own light; the addon would lay a flat colour over it.
    backgrounds: { disable: true },
    docs: { theme: { ...themes.dark, appBg: background, appContentBg: background } },
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['ui', 'widgets', 'site'] } },
  },
};

export default preview;
