import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { applySwitches, applyTextSize } from './applySwitches.ts';
import { defaultValues, type SwitchValues } from './switches.ts';

/** Renders a story with the settings of the toolbar. */
export const withSwitches: Decorator = (Story, { globals, viewMode }) => {
  const values = { ...defaultValues, ...globals } as SwitchValues;
  if (viewMode === 'docs')
    return (
      <InDocs values={values}>
        <Story />
      </InDocs>
    );
  return (
    <InDocument values={values}>
      <Story />
    </InDocument>
  );
};

interface SwitchedProps {
  readonly values: SwitchValues;
  readonly children: ReactNode;
}

function InDocument({ values, children }: SwitchedProps) {
  // Before effects of the story, which may measure it, and after the story has added its styles.
  useLayoutEffect(() => applySwitches(document, values));
  return children;
}

/** A docs page has texts in Storybook's own colours, so only the story gets the theme, the direction and the density. */
function InDocs({ values, children }: SwitchedProps) {
  useLayoutEffect(() => applyTextSize(document, values));
  const { theme, density, direction, language } = values;
  if (theme === 'dark' && density === 'comfortable' && direction === 'ltr') return children;
  const style = { padding: 24, color: 'var(--gs-colors-text)', background: 'var(--gs-colors-page)' };
  return (
    <div data-theme={theme} data-density={density} dir={direction} lang={language} style={style}>
      {children}
    </div>
  );
}
