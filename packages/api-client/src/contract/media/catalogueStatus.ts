import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
  httpsUrl,
  listOf,
  optionalListOf,
  optionalText,
  text,
  trueOrFalse,
  wholeNumber,
} from '../schemas.ts';

/** How many titles the catalogue has of each source, and how far its open data is installed. */
export const getCatalogueStatus = defineEndpoint({
  id: 'getCatalogueStatus',
  method: 'GET',
  path: '/api/catalogue/status',
  access: 'public',
  response: z.object({
    /** One entry per media type and source; a title with several sources counts for each. */
    sources: listOf(
      z.object({
        type: text,
        /** 'built-in', 'import', the name of a provider, or that of a table of the open data such as 'open-games'. */
        source: text,
        /** The displayed name of a provider. */
        name: optionalText,
        titles: wholeNumber,
      }),
    ),
    /**
     * The notices that the licences of imported files and the terms of providers require, in English, each with the name of its source;
     * absent from hosts that have none. The notices of the open data are part of the site.
     */
    notices: optionalListOf(z.object({ type: text, source: text, name: text, url: httpsUrl, text })),
    /** The tables of the open data whose installation has started, in the order of installation. */
    installation: listOf(
      z.object({ table: text, type: text, rows: wholeNumber, installed_rows: wholeNumber }),
    ),
    /** False before the installation starts, and once all tables are installed. */
    is_installing: trueOrFalse,
  }),
  isExtension: true,
});
