// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { playerScript, recaptchaScript, trustedScriptUrl, turnstileScript } from './trustedScriptUrl.ts';

test('accepts scripts of the own origin and the video player', () => {
  expect(trustedScriptUrl(playerScript)).toBe(playerScript);
  expect(trustedScriptUrl('/assets/solveWorker.js')).toBe('/assets/solveWorker.js');
  expect(trustedScriptUrl(`${location.origin}/a.js`)).toBe(`${location.origin}/a.js`);
});

test('accepts the scripts of the human-check services with any site key', () => {
  for (const url of [turnstileScript, recaptchaScript('6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI')])
    expect(trustedScriptUrl(url)).toBe(url);
});

// @control:SEC-04
test('rejects scripts from other origins, however the URL is written', () => {
  for (const url of [
    'https://elsewhere.example/a.js',
    '//elsewhere.example/a.js',
    'data:text/javascript,1',
    `${playerScript}?x`,
    `${turnstileScript}&onload=alert`,
    'https://challenges.cloudflare.com/turnstile/v0/other.js',
    'https://www.google.com/recaptcha/api.js',
    recaptchaScript(''),
    recaptchaScript('key&onload=alert'),
    recaptchaScript('key#/../../x'),
    recaptchaScript('x'.repeat(129)),
  ])
    expect(() => trustedScriptUrl(url)).toThrow(TypeError);
});
