import { join } from 'node:path';
import { compileStyles } from '@gildshelf/ui/build';

/** The list of CSS rules of the browser build, which the server build reads. */
const cssRuleList = '.vite/css-rules.json';

/** The style compiler of both builds of the site. */
export const siteStyles = () =>
  compileStyles({
    rulesFileName: cssRuleList,
    rulesPathForServer: join(import.meta.dirname, '../dist', cssRuleList),
  });
