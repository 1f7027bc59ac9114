export type { LinkProps } from './link/Link.tsx';
export { Link } from './link/Link.tsx';
export type { LinkComponent, LinkComponentProps, LinkProviderProps } from './link/LinkProvider.tsx';
export { LinkProvider } from './link/LinkProvider.tsx';
export { getCssText } from './theme/getCssText.ts';
export { globalStyles } from './theme/globalStyles.ts';
export { tokens } from './theme/tokens.ts';
