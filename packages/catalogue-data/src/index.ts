export { type Credit, credits, wikipediaUrl } from './credits.ts';
export { type Licence, licences } from './licences.ts';
export { countRows, type NumberedRow, readRows } from './readRows.ts';
export {
  type MediaType,
  packedFile,
  type Table,
  type TableName,
  type TableRow,
  tableNames,
  tables,
} from './tables.ts';
