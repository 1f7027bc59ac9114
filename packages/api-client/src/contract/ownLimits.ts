// Our own limits where the product requires none; lengths in UTF-16 code units.

export const username = 64;
export const email = 254;
export const password = 1024;
export const humanCheckToken = 4096;
export const searchQuery = 200;
export const searchPageSize = 20;
export const slug = 256;
export const displayName = 80;
export const bio = 2000;
export const location = 120;
export const url = 2048;
