import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

eachEngine(
  (engine) => {
    it('describes the search with URLs of the public origin, and is cached for an hour', async () => {
      const server = await createTestApp(engine, { PUBLIC_URL: 'https://shelf.example' });
      const { status, headers, text } = await server.call('GET', '/opensearch.xml');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8');
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(text).toContain('<ShortName>Gildshelf</ShortName>');
      expect(text).toContain('template="https://shelf.example/search?query={searchTerms}"');
      expect((await server.call('POST', '/opensearch.xml')).status).toBe(405);
    });

    it('is linked by every page of the site', () => {
      const html = readFileSync(new URL('../../../../site/index.html', import.meta.url), 'utf8');
      expect(html).toContain(
        '<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="Gildshelf" />',
      );
    });
  },
  { shared: true },
);
