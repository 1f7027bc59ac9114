import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags, ensureChromium } from './scripts/install/ensureChromium.mjs';

const config = getJestConfig();

/** Flags that make font rendering the same on every machine. */
const deterministicFontFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
];

export default {
  ...config,
  // `pnpm stories:test button card` runs the files with those names; the runner itself does not support several names.
  testMatch: process.env.STORY_FILES?.split(' ').map((name) => `**/*${name}*.test.js`) ?? config.testMatch,
  // Long enough for a machine under load; an assertion ends as soon as its condition holds.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: ensureChromium(),
        args: [...chromiumFlags, ...deterministicFontFlags],
      },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
      },
    },
  },
};
