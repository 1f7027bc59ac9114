import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/**
 * Stand-ins for the scripts of reCAPTCHA and Turnstile. They put into a page what the real ones do (scripts, styles,
 * frames, Trusted Types policies under their names), so that a content security policy meets the same.
 */
export async function serveHumanCheckScripts(page: Page): Promise<void> {
  await page.route(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/, script(recaptchaLoader));
  await page.route(
    'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js',
    script(recaptchaClient),
  );
  await page.route(/^https:\/\/www\.google\.com\/recaptcha\/api2\/anchor\?/, html('<p>protected</p>'));
  await page.route(/^https:\/\/www\.google\.com\/recaptcha\/api2\/reload\?/, (route) =>
    route.fulfill({ headers: shared, body: 'ok' }),
  );
  await page.route(/^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?/, script(turnstile));
  await page.route(/^https:\/\/challenges\.cloudflare\.com\/cdn-cgi\//, html(turnstileFrame));
}

/** An answer of a stand-in: it says for what and by which key it was got, and is never the same twice. */
export const answerShape = /^standin\.([\w-]+)\.([\w-]+)\.[\w-]{8,}$/;

const shared = { 'access-control-allow-origin': '*' };
const script = (body: string) => (route: Route) =>
  route.fulfill({ headers: shared, contentType: 'text/javascript; charset=utf-8', body });
const html = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/html', body });

// What runs first: with trustedtypes=true in its address it makes a policy of its own name for the script that it adds,
// which it gives the page's nonce and a hash.
const recaptchaClient = `(() => {
  const policy = trustedTypes.createPolicy('goog#html', {
    createHTML: (text) => text, createScript: (text) => text, createScriptURL: (text) => text,
  });
  const style = document.createElement('style');
  style.setAttribute('nonce', document.querySelector('script[nonce]').nonce);
  style.textContent = '.grecaptcha-badge { box-shadow: gray 0 0 5px }';
  document.head.append(style);
  const badge = document.createElement('div');
  badge.className = 'grecaptcha-badge';
  badge.style.cssText = 'width: 256px; height: 60px; position: fixed; bottom: 14px; right: -186px';
  badge.innerHTML = policy.createHTML(
    '<iframe title="reCAPTCHA" src="https://www.google.com/recaptcha/api2/anchor?ar=1"></iframe>');
  document.body.append(badge);
  grecaptcha.execute = async (key, { action }) => {
    await fetch('https://www.google.com/recaptcha/api2/reload?k=' + key, { method: 'POST' });
    return 'standin.' + action + '.' + key + '.' + crypto.randomUUID();
  };
  grecaptcha.ready = (listener) => listener();
  for (const listener of ___grecaptcha_cfg.fns ?? []) listener();
})();`;

const recaptchaLoader = `(() => {
  window.___grecaptcha_cfg = window.___grecaptcha_cfg || {};
  window.grecaptcha = window.grecaptcha || {};
  grecaptcha.ready = (listener) => { (___grecaptcha_cfg.fns ??= []).push(listener); };
  const added = document.createElement('script');
  added.async = true;
  let address = 'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js';
  if (new URL(document.currentScript.src).searchParams.get('trustedtypes') === 'true')
    address = trustedTypes.createPolicy('recaptcha', { createScriptURL: (text) => text }).createScriptURL(address);
  added.src = address;
  added.crossOrigin = 'anonymous';
  added.integrity = 'sha384-${createHash('sha384').update(recaptchaClient).digest('base64')}';
  const { nonce } = document.querySelector('script[nonce]');
  if (nonce) added.setAttribute('nonce', nonce);
  const first = document.getElementsByTagName('script')[0];
  first.parentNode.insertBefore(added, first);
})();`;

// A frame of the service in a closed shadow; what the frame says comes by messages. A key that begins with 'asks' wants
// the person to press something.
const turnstile = `(() => {
  const widgets = new Map();
  window.turnstile = {
    render(place, given) {
      const id = 'cf-chl-widget-' + widgets.size;
      const box = document.createElement('div');
      const frame = document.createElement('iframe');
      const asks = given.sitekey.startsWith('asks');
      frame.title = 'Widget containing a Cloudflare security challenge';
      frame.src = 'https://challenges.cloudflare.com/cdn-cgi/challenge-platform/?asks=' + asks;
      frame.style.cssText = asks ? 'border: none; width: 100%; height: 65px' : 'display: none';
      box.attachShadow({ mode: 'closed' }).append(frame);
      place.append(box);
      const listen = ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        if (data === 'asking') given['before-interactive-callback']();
        if (data !== 'done') return;
        if (asks) given['after-interactive-callback']();
        given.callback('standin.' + given.action + '.' + given.sitekey + '.' + crypto.randomUUID());
      };
      addEventListener('message', listen);
      widgets.set(id, () => { removeEventListener('message', listen); box.remove(); });
      return id;
    },
    remove(id) { widgets.get(id)(); },
  };
})();`;

const turnstileFrame = `<!doctype html><html lang="en"><title>Challenge</title>
<button>Verify you are human</button>
<script>
  const say = (what) => parent.postMessage(what, '*');
  const asks = location.search === '?asks=true';
  if (asks) document.querySelector('button').onclick = () => say('done');
  say(asks ? 'asking' : 'done');
</script></html>`;
