import { type Licence, licences } from '@gildshelf/catalogue-data';
import type { OpenDataSource, ProviderName, SourceName } from './CatalogueProvider.ts';

/** A source that only imported files have, whose licence is named wherever its data are shown. */
interface ImportedSource {
  readonly name: string;
  readonly url: string;
  readonly licence: Licence;
  /** In English, as the licence requires it, if it does. */
  readonly notice: string;
  /** The URL of a title by its ids, where the source has one. */
  readonly titleUrl?: (ids: Readonly<Record<string, string>>) => string | undefined;
}

/** The sources of the formats of other catalogues. The type requires an entry for every source that an import can write. */
type ImportedSourceName = Exclude<SourceName, ProviderName | OpenDataSource | 'built-in' | 'import'>;

export const importedSources: Readonly<Record<ImportedSourceName, ImportedSource>> = {
  'anime-offline-database': {
    name: 'anime-offline-database',
    url: 'https://github.com/manami-project/anime-offline-database',
    licence: 'ODbL-1.0',
    notice:
      'Contains information from anime-offline-database by manami-project (https://github.com/manami-project/anime-offline-database), which is made available under the Open Database License (ODbL) 1.0 and the Database Contents License (DbCL) 1.0.',
  },
  wikidata: {
    name: 'Wikidata',
    url: 'https://www.wikidata.org',
    licence: 'CC0-1.0',
    notice: 'Wikidata (https://www.wikidata.org), CC0.',
    titleUrl: ({ wikidata_id: id }) => id && `https://www.wikidata.org/wiki/${encodeURIComponent(id)}`,
  },
};

/** A source of the formats of other catalogues; undefined for providers, open data, built-in titles and our own format. */
export function findImportedSource(name: string): ImportedSource | undefined {
  return Object.hasOwn(importedSources, name) ? importedSources[name as ImportedSourceName] : undefined;
}

/** Notices that the terms of providers require in addition to a link, in English as the terms have them. */
const providerNotices: Partial<Record<ProviderName, string>> = {
  tmdb: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
};

/** The notice that is shown for the titles of a source; undefined if there is none. */
export function noticeOf(source: string): string | undefined {
  return findImportedSource(source)?.notice ?? providerNotices[source as ProviderName];
}

/** The licence of an imported source, as credits name it. */
export function licenceLink(licence: Licence): { readonly name: string; readonly url: string } {
  return { name: licences[licence].short, url: licences[licence].url };
}
