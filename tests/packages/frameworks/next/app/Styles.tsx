'use client';

import { createStyleRegistry, globalStyles, StyleRegistryProvider } from '@gildshelf/ui';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';

globalStyles();

/** Sends the styles of the components in it: with the first part of the page in its head, with each later part before it. */
export function Styles({ children }: { children: ReactNode }) {
  const [registry] = useState(createStyleRegistry);
  useServerInsertedHTML(() => {
    const style = registry.takeStyle();
    return style && <style {...style} />;
  });
  return <StyleRegistryProvider registry={registry}>{children}</StyleRegistryProvider>;
}
