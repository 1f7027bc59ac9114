// `pnpm bench:libraries`: our small modules compared with libraries that do the same: CPU time, size of the installation, and what the
// library does differently. Installs the libraries with npm, at fixed versions, into a temporary folder.
import { printFigures } from '../figures/recordFigures.mjs';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { measureContentCodings } from './contentCodings.ts';
import { measureCrossOrigin } from './crossOrigin.ts';
import { measureEditDistance } from './editDistance.ts';
import { measureHtmlTexts } from './htmlTexts.ts';
import { measureIds } from './ids.ts';
import { measureImportRules } from './importRules.ts';
import { installLibrary, ownDependency } from './installLibrary.ts';
import { measureLogs } from './logs.ts';
import { measureRateLimits } from './rateLimits.ts';
import { measureShareImages } from './shareImages.ts';

const folder = makeTemporaryFolder();
const library = (name: string) => installLibrary(name, folder);

printFigures(
  await measureImportRules(installLibrary('dependency-cruiser@18.7.2', folder, ['typescript@6.0.3'])),
);
printFigures(await measureHtmlTexts(library('html-to-text@10.0.1'), library('entities@9.0.0')));
printFigures(await measureCrossOrigin(ownDependency('hono/cors')));
printFigures(await measureContentCodings(library('negotiator@1.1.0')));
printFigures(await measureRateLimits(library('rate-limiter-flexible@11.4.0'), folder));
printFigures(
  await measureEditDistance(library('damerau-levenshtein@1.0.8'), library('fastest-levenshtein@1.0.16')),
);
printFigures(await measureIds(library('uuid@14.0.3')));
printFigures(await measureLogs(library('pino@10.4.0')));
printFigures(await measureShareImages(library('satori@0.63.2')));
