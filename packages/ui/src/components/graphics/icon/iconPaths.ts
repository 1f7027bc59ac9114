/*
 * SVG path data of the icons that components contain, on a 24 px grid. Each is an export of its own, so that a component bundles
 * only those that it renders; `Icon` contains all.
 */
export const check = 'M5 12.5l4.7 4.5L19 7.5';
export const chevronDown = 'M6 9.5l6 6 6-6';
export const chevronLeft = 'M14.5 6l-6 6 6 6';
export const chevronRight = 'M9.5 6l6 6-6 6';
export const minus = 'M5 12h14';
export const plus = 'M12 5v14M5 12h14';
export const refresh = 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15';
export const star = 'M12 3.4l2.7 5.5 6 .9-4.4 4.2 1.1 6-5.4-2.8-5.4 2.8 1.1-6-4.4-4.2 6-.9z';
export const warning = 'M12 4.5L21 19.5H3ZM12 10v4.5M12 17h.01';
