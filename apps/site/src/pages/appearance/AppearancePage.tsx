import { Heading, Panel, Stack, Text, ToggleGroup, useTranslate } from '@gildshelf/ui';
import { useEffect, useState } from 'react';
import { applyTheme, storeTheme } from '../../appearance/applyTheme.ts';
import { readThemeChoice, type ThemeChoice } from '../../appearance/themeChoice.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';

/** The choice of the theme, which applies at once and on every further visit with this browser. */
export function AppearancePage() {
  const translate = useTranslate();
  usePageTitle(translate('Appearance'));
  const [theme, setTheme] = useState<ThemeChoice>('dark');
  // After hydration, because the server renders the page without the visitor's choice.
  useEffect(() => setTheme(readThemeChoice(document.cookie)), []);

  const handleChange = (choice: ThemeChoice) => {
    setTheme(choice);
    storeTheme(choice);
    applyTheme(choice);
  };
  return (
    <Panel>
      <Stack gap={5}>
        <Heading level={1}>{translate('Appearance')}</Heading>
        <Stack align="start">
          <ToggleGroup
            label={translate('Theme')}
            value={theme}
            onChange={handleChange}
            items={[
              { value: 'dark', label: translate('Dark') },
              { value: 'light', label: translate('Light') },
              { value: 'auto', label: translate('System') },
            ]}
          />
        </Stack>
        <Text tone="secondary">
          {translate(
            'System follows the setting of your device. The choice is stored in a cookie of this browser.',
          )}
        </Text>
      </Stack>
    </Panel>
  );
}
