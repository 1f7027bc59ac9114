/** Path within the browser build of the list of its CSS rules, which the server build reads. */
export const cssRuleListPath = '.vite/css-rules.json';
