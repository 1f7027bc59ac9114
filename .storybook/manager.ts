import { addons } from 'storybook/manager-api';
import { houseTheme } from './houseTheme.ts';

addons.setConfig({ theme: houseTheme, sidebar: { showRoots: true } });
