// Vite adds an imported style sheet to the page; the import has no value.
declare module '*.css';
