import { builtInTypes, type CatalogueType } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';

/**
 * The media types that lists and searches show, in their order: the `mediaTypes` of the ApiProvider, or those of the built-in data.
 * `current`, such as that of the URL, is added at the end if it is not one of them.
 */
export function useMediaTypes(current?: CatalogueType): readonly CatalogueType[] {
  const types = useApi().mediaTypes ?? builtInTypes;
  return current && !types.includes(current) ? [...types, current] : types;
}
