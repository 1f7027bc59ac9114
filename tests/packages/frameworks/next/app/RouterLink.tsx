'use client';

import { type LinkComponentProps, LinkProvider } from '@gildshelf/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

const RouterLink = ({ state: _, ...props }: LinkComponentProps) => <Link {...props} />;

/** Lets the links of all components navigate with the router of Next. */
export const RouterLinks = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={RouterLink}>{children}</LinkProvider>
);
