import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { adoptStyles } from '../../../theme/registry/adoptStyles.ts';
import type { StyleRegistry } from '../../../theme/registry/createStyleRegistry.ts';
import { recordUses } from '../../../theme/stitches.ts';

export interface StyleRegistryProviderProps {
  /** Required on a server: the registry of the request. */
  registry?: StyleRegistry | undefined;
  /** The whole page. */
  children: ReactNode;
}

const RegistryContext = createContext<StyleRegistry | undefined>(undefined);

/**
 * Adds the styles of the components below it to a registry, on a server. In a browser it prevents that styles which the server
 * has sent with later parts of the page are added again. Render it around the page, on the server and in the browser.
 */
export function StyleRegistryProvider({ registry, children }: StyleRegistryProviderProps) {
  if (typeof document === 'undefined') recordUses(addToRegistry);
  else adoptStyles();
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

function addToRegistry(className: string) {
  currentRegistry()?.add(className);
}

// Components use their classes while they render, where React allows `use` anywhere. Outside of that it throws, and the class
// belongs to no request.
function currentRegistry() {
  try {
    return use(RegistryContext);
  } catch {
    return undefined;
  }
}
