// What the page about the data needs, without the reader of the tables, which needs Node.
export { type Credit, credits } from './credits.ts';
export { licences } from './licences.ts';
