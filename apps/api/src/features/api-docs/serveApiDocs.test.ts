import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

eachEngine((engine) => {
  test('/openapi.json is readable from every origin, and revalidated by its ETag', async () => {
    const { call, app } = await createTestApp(engine, { PUBLIC_URL: 'https://shelf.example' });
    const first = await call('GET', '/openapi.json', { headers: { origin: 'https://other.example' } });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://shelf.example' }] });
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const etag = first.headers.get('etag') ?? '';
    const second = await call('GET', '/openapi.json', { headers: { 'if-none-match': etag } });
    expect([second.status, second.text]).toEqual([304, '']);

    for (const [coding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await app.request('/openapi.json', { headers: { 'accept-encoding': coding } });
      expect(response.headers.get('content-encoding')).toBe(coding);
      expect(decompress(await response.arrayBuffer()).toString()).toBe(first.text);
    }
  });

  test('/docs/api loads scripts of this server only, with a policy of its own', async () => {
    const { call } = await createTestApp(engine);
    const page = await call('GET', '/docs/api');
    expect(page.status).toBe(200);
    const scripts = [...page.text.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src ?? '');
    expect(scripts).toEqual(['/docs/api/reference.js', '/docs/api/start.js']);
    expect(page.text).not.toMatch(/https?:/);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    for (const path of scripts) {
      const script = await call('GET', path);
      expect([script.status, script.headers.get('content-type')]).toEqual([
        200,
        'text/javascript; charset=utf-8',
      ]);
    }
    const other = await call('GET', '/docs/api/other.js');
    expect(other.status).toBe(404);
    expect(other.headers.get('content-security-policy')).toContain("default-src 'none'; frame-ancestors");
  });
});
