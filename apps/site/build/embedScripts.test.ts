import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { embedScripts } from './embedScripts.ts';

type Hook<Name extends 'config' | 'generateBundle'> = Extract<Plugin[Name], (...args: never[]) => unknown>;

test('emits both scripts under fixed names, without React, and defines the integrity hash of embed.js', async () => {
  const plugin = embedScripts(join(import.meta.dirname, '../../../packages/widgets/src/embed'));
  const config = await (plugin.config as () => Promise<{ define: { embedScriptOfBuild: string } }>)();
  const emitFile = vi.fn<(file: { fileName: string; source: string }) => void>();
  (plugin.generateBundle as Hook<'generateBundle'>).apply({ emitFile } as never, [] as never);

  const files = emitFile.mock.calls.map(([file]) => file);
  expect(files.map(({ fileName }) => fileName)).toEqual(['embed.js', 'embed-frame.js']);
  for (const { source } of files) expect(source).not.toMatch(/react|^import /m);
  const { bytes, integrity } = JSON.parse(config.define.embedScriptOfBuild);
  expect(integrity).toBe(
    `sha384-${createHash('sha384')
      .update(files[0]?.source ?? '')
      .digest('base64')}`,
  );
  expect(bytes).toBeLessThan(2000);
});
