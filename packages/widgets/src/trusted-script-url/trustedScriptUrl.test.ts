// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { playerScript, recaptchaScript, trustedScriptUrl, turnstileScript } from './trustedScriptUrl.ts';

test('a script of the page itself may run, and the video player', () => {
  expect(trustedScriptUrl(playerScript)).toBe(playerScript);
  expect(trustedScriptUrl('/assets/solveWorker.js')).toBe('/assets/solveWorker.js');
  expect(trustedScriptUrl(`${location.origin}/a.js`)).toBe(`${location.origin}/a.js`);
});

test('a script that tells people from programmes may run, whosever key it has', () => {
  for (const address of [turnstileScript, recaptchaScript('6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI')])
    expect(trustedScriptUrl(address)).toBe(address);
});

// @control:SEC-04
test('a script from elsewhere is refused, however its address is written', () => {
  for (const address of [
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
    expect(() => trustedScriptUrl(address)).toThrow(TypeError);
});
