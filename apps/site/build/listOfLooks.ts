/** Where, within what is built for browsers, the rules of its style sheet are listed for the server's build. */
export const list = '.vite/looks.json';
