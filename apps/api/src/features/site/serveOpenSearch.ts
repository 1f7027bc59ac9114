import type { Hono } from 'hono';
import type { ServerContext } from '../../config/ServerContext.ts';

/** Serves the OpenSearch description document, with which a browser adds the site's search to its address bar. */
export function serveOpenSearch(http: Hono, { config: { publicUrl } }: Pick<ServerContext, 'config'>): void {
  const description = openSearchDescription(publicUrl);
  http.get('/opensearch.xml', (context) =>
    context.body(description, 200, {
      'content-type': 'application/opensearchdescription+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
  );
}

// `publicUrl` is an origin, which has no characters to escape.
const openSearchDescription = (publicUrl: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Gildshelf</ShortName>
<Description>Search the titles on Gildshelf</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${publicUrl}/icon.svg</Image>
<Url type="text/html" method="get" template="${publicUrl}/search?query={searchTerms}"/>
</OpenSearchDescription>
`;
