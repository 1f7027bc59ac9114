import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureWebKit } from './ensureWebKit.mjs';

function programFolder(...programs: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const program of programs) writeFileSync(join(folder, program), '');
  return folder;
}

test('finds WebKitWebDriver and Xvfb on the PATH without an installation', () => {
  const [first, second] = [programFolder('Xvfb'), programFolder('WebKitWebDriver')];
  const install = () => {
    throw new Error('must not be called');
  };
  expect(ensureWebKit({ PATH: [first, second].join(delimiter) }, install)).toEqual({
    driver: join(second, 'WebKitWebDriver'),
    display: join(first, 'Xvfb'),
  });
});

test('installs the package of each missing program', () => {
  const folder = programFolder();
  const installed: string[] = [];
  const install = (name: string) => {
    installed.push(name);
    writeFileSync(join(folder, name === 'xvfb' ? 'Xvfb' : 'WebKitWebDriver'), '');
    return true;
  };
  expect(ensureWebKit({ PATH: folder }, install).display).toBe(join(folder, 'Xvfb'));
  expect(installed).toEqual(['webkit2gtk-driver', 'xvfb']);
});

test('throws an error that names the program and the package when it cannot be installed', () => {
  const folder = programFolder('WebKitWebDriver');
  expect(() => ensureWebKit({ PATH: folder }, () => false)).toThrow(/Xvfb .*xvfb/);
});
