// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { playerScript, trustedScriptUrl } from './trustedScriptUrl.ts';

test('a script of the page itself may run, and the video player', () => {
  expect(trustedScriptUrl(playerScript)).toBe(playerScript);
  expect(trustedScriptUrl('/assets/solveWorker.js')).toBe('/assets/solveWorker.js');
  expect(trustedScriptUrl(`${location.origin}/a.js`)).toBe(`${location.origin}/a.js`);
});

test('a script from elsewhere is refused, however its address is written', () => {
  for (const address of [
    'https://elsewhere.example/a.js',
    '//elsewhere.example/a.js',
    'data:text/javascript,1',
    `${playerScript}?x`,
  ])
    expect(() => trustedScriptUrl(address)).toThrow(TypeError);
});
