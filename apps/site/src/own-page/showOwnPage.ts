/**
 * Runs on the dashboard in place of the site's script: requests the same page rendered for the signed-in user, shows it, and then
 * starts the site, which hydrates it. A classic script, so that it runs before the document has been parsed; it imports nothing of the
 * site, which would be loaded first.
 */
import { ownPageUrl } from './ownPageUrl.ts';

/** After this time the site starts and renders the page itself. */
const timeoutMs = 3_000;

const entry = document.currentScript?.dataset.entry ?? '';

async function startSite() {
  // The site needs the element that it is rendered into.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  await import(/* @vite-ignore */ entry);
}

/** Applies the CSS rules of the page until the site has inserted them itself. A constructed style sheet needs no nonce. */
function applyRules(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  addEventListener('gildshelf:hydrated', remove, { once: true });
}

function show(page: Document | null) {
  const content = page?.getElementById('root');
  const responses = page?.getElementById('responses');
  const rules = page?.getElementById('rules')?.textContent;
  if (!content || !responses || !rules) return;
  applyRules(JSON.parse(rules));
  document.getElementById('root')?.replaceChildren(...content.childNodes);
  document.body.append(responses);
  document.title = page?.title ?? '';
}

function showOwnPage() {
  const token = localStorage.getItem('token');
  const url = ownPageUrl(
    location,
    localStorage.getItem('contentType'),
    localStorage.getItem('collectionView') !== null,
  );
  // An API on another host renders no pages.
  const apiHost = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content;
  if (!token || !url || apiHost) return void startSite();
  const request = new XMLHttpRequest();
  request.open('GET', url);
  request.setRequestHeader('authorization', `Bearer ${token}`);
  request.timeout = timeoutMs;
  request.onreadystatechange = () => {
    // Only a page that was rendered for the user: the styles of another one, in the response to an ended session, would violate the policy of
    // this document.
    const isOwn = request.getResponseHeader('cache-control')?.includes('no-store');
    if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED && isOwn) request.responseType = 'document';
  };
  request.onload = () => show(request.responseXML);
  // After the first frame with the page's content; otherwise the browser would compile the site's code before that frame.
  request.onloadend = () =>
    document.hidden ? startSite() : requestAnimationFrame(() => setTimeout(startSite));
  request.send();
}

try {
  showOwnPage();
} catch {
  // Storage is blocked, which the site handles itself.
  void startSite();
}
