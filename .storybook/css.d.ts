// Vite puts a style sheet into the page; it has nothing to import.
declare module '*.css';
