import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags, ensureChromium } from './scripts/ensureChromium.mjs';

const config = getJestConfig();

/** Letters that come out the same on every machine. */
const sameLetters = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
];

export default {
  ...config,
  // `pnpm stories:test button card` runs the files of those names; the runner's own command line mixes such words up.
  testMatch: process.env.STORY_FILES?.split(' ').map((name) => `**/*${name}*.test.js`) ?? config.testMatch,
  // A loaded machine may be slow; what is waited for is a condition all the same.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: ensureChromium(), args: [...chromiumFlags, ...sameLetters] },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
      },
    },
  },
};
