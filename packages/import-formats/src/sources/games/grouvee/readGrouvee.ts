import type { SourceReader } from '../../SourceReader.ts';
import { mergeGames } from '../rows/mergeGames.ts';
import { isGrouveeCollection, readGrouveeCollection } from './grouveeCollection.ts';
import { isGrouveeExport, readGrouveeExport } from './grouveeExport.ts';

/** The games of a Grouvee account: the zip with collection.csv and grouvee_export.json, or one of them. */
export const grouvee: SourceReader = {
  source: 'grouvee',
  recognises: (files) => files.some((file) => isGrouveeCollection(file) || isGrouveeExport(file)),
  read(files) {
    const parts = [
      ...files.filter(isGrouveeCollection).map(readGrouveeCollection),
      ...files.filter(isGrouveeExport).map(readGrouveeExport),
    ];
    return {
      titles: mergeGames(parts.flatMap(({ titles }) => titles)),
      lists: [],
      leftOut: parts.flatMap(({ leftOut }) => leftOut),
      warnings: parts.flatMap(({ warnings }) => warnings),
    };
  },
};
