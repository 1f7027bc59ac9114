import { type ReactNode, use } from 'react';
import { AppearanceContext } from '../../../elements/islandClass.ts';
import type { Appearance } from '../../../theme/themes/Appearance.ts';

export interface AppearanceProviderProps extends Appearance {
  /** The part of the page whose islands get this appearance. */
  children: ReactNode;
}

/** Sets the appearance of all islands inside it that do not set their own. Renders no element. */
export function AppearanceProvider({ children, ...own }: AppearanceProviderProps) {
  const inherited = use(AppearanceContext);
  return (
    <AppearanceContext value={{ ...inherited, appearance: mergeAppearance(inherited.appearance, own) }}>
      {children}
    </AppearanceContext>
  );
}

/** @internal `own` in front of `inherited`, for each of the three settings. */
export function mergeAppearance(inherited: Appearance, own: Appearance): Appearance {
  return {
    theme: own.theme ?? inherited.theme,
    accent: own.accent ?? inherited.accent,
    density: own.density ?? inherited.density,
  };
}
