import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme.ts';

addons.setConfig({ theme: storybookTheme, sidebar: { showRoots: true } });
