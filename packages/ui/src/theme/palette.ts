/*
 * The colours of the product, named after their appearance. The styles of components use the semantic tokens instead; drawings,
 * mails, share images and the HTML document read these. Each is an export of its own, so that a bundle contains only those it uses.
 */
export const night = '#051426';
export const navy = '#0a1d33';
export const navyLit = '#0d2440';
export const navyPanel = '#0c2139';
export const steel = '#10283f';
export const well = '#071829';
export const goldPure = '#ffd700';
export const champagne = '#ffe9a3';
export const champagneLight = '#fff3cf';
export const ivory = '#fff8e3';
export const lemon = '#ffe36b';
export const gilt = '#f5cb3a';
export const amber = '#f2c021';
export const bronze = '#c8901a';
export const ochre = '#bc780c';
export const coral = '#ff8a8a';
export const mint = '#7fe0b0';
export const sky = '#8cc8ff';
export const parchment = '#f6f3eb';
export const ink = '#0b1b2e';
