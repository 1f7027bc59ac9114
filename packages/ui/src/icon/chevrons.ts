/** Paths of the carousel arrows, in a module of their own so that a carousel does not bundle all icons. */
export const chevronLeft = 'M14.5 6l-6 6 6 6';
export const chevronRight = 'M9.5 6l6 6-6 6';
