import { pages } from '../../apps/site/src/pages/index.ts';
import { screens } from './visitorScreens.ts';

/** A screen that can be opened in any language: by its URL and, for a dialog or menu, by a control that is found without its text. */
export interface LocalisedScreen {
  readonly name: string;
  /** `:username` stands for a user whose collection is public. */
  readonly path: string;
  readonly isSignedIn: boolean;
  /** Selector of an element that is visible once the screen shows its content. */
  readonly content: string;
  /** Selector of the control that opens a dialog or menu. */
  readonly opener?: string;
}

const dashboard = '/user/:username/dashboard';
const card = 'main li a';

const visitorScreens: readonly LocalisedScreen[] = [
  // The pages for users show the login to visitors, which is a screen of its own.
  ...screens
    .filter(({ heading, path }) => heading !== 'Welcome Back!' || path === '/auth/login')
    .map(({ path }) => ({ name: path, path, isSignedIn: false, content: 'h1' })),
  ...['/user/:username/collection', '/embed?widget=collection&user=:username'].map((path) => ({
    name: path,
    path,
    isSignedIn: false,
    content: card,
  })),
];

const userPages = pages
  .filter(({ access, layout }) => access !== 'public' || layout === 'app')
  .map(({ access, path, examples }) => (access === 'public' ? (examples?.[0]?.path ?? path) : path));

const dialogs: readonly Pick<LocalisedScreen, 'name' | 'path' | 'opener'>[] = [
  { name: 'account menu', path: '/appearance', opener: 'nav button[aria-haspopup="menu"]' },
  { name: 'edit dialog', path: dashboard, opener: 'main li button >> nth=0' },
  { name: 'removal dialog', path: dashboard, opener: 'main li button >> nth=1' },
  { name: 'password dialog', path: '/user/:username/profile', opener: 'main section button[type="button"]' },
];

const userScreens: readonly LocalisedScreen[] = [
  ...userPages.map((path) => ({ name: `${path} of a user`, path })),
  { name: 'rating window of a user', path: '/embed/rate?type=game&slug=portal-2' },
  ...dialogs,
].map((screen) => ({
  ...screen,
  isSignedIn: true,
  content: screen.path === dashboard ? card : 'h1',
}));

const widgets = [
  'carousel?theme=auto',
  'rating?slug=portal-2&theme=auto',
  'collection?user=:username&theme=auto',
];

/** Every page of the site for visitors and, where it differs, for users, with its simple dialogs and menus, and the widgets. */
export const everyScreen: readonly LocalisedScreen[] = [
  ...visitorScreens,
  ...userScreens,
  ...widgets.map((widget) => ({
    name: `/embed/${widget}`,
    path: `/embed/${widget}`,
    isSignedIn: false,
    content: 'a',
  })),
];
