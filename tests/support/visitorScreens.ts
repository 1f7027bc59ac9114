import { pages } from '../../apps/site/src/pages/index.ts';

interface Screen {
  readonly path: string;
  readonly heading: string;
  readonly hasTopBar: boolean;
}

/** The path and the heading of every screen that a visitor without a session can open; pages that need a session redirect to the login. */
export const screens: readonly Screen[] = [
  ...pages.flatMap(({ examples = [], layout, access }) =>
    examples.map((example) => ({ ...example, hasTopBar: layout === 'app' && access === 'public' })),
  ),
  { path: '/nowhere', heading: 'Unexpected Application Error!', hasTopBar: true },
];
