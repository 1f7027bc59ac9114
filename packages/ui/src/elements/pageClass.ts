/** @internal The class of every `Page`, so that the styles of a component can depend on whether it is in one. */
export const pageClass = 'gs-page';
