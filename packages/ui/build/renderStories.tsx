import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { getCssText } from '../src/theme/getCssText.ts';
import { globalStyles } from '../src/theme/globalStyles.ts';

type Stories = Parameters<typeof composeStories>[0];

/** Server-renders every story of the modules; returns their HTML and the style sheet of all of them. */
export function renderStories(modules: Readonly<Record<string, Stories>>) {
  globalStyles();
  const pages = Object.entries(modules).flatMap(([file, stories]) =>
    Object.entries<ComponentType>(composeStories(stories)).map(([name, Story]) => ({
      name: `${file} ${name}`,
      html: renderToString(<Story />),
    })),
  );
  return { pages, css: getCssText() };
}
