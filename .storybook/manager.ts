import { addons } from 'storybook/manager-api';
import { withoutSynonyms } from './catalogue/describeStories.ts';
import { storybookTheme } from './storybookTheme.ts';

addons.setConfig({
  theme: storybookTheme,
  // Search results show the synonyms, the sidebar does not.
  sidebar: { showRoots: true, renderLabel: ({ name }) => withoutSynonyms(name) },
});
