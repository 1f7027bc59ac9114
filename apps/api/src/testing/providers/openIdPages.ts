import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';

/** The pages of a test's OpenID provider at /interaction/…: login and consent, each with a cancel button. */
export async function openIdPages(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { prompt, session, params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(prompt.name === 'login' ? loginPage : consentPage);
    return;
  }
  const form = new URLSearchParams(await text(request));
  if (form.get('answer') === 'cancel')
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  if (prompt.name === 'login') {
    const login = { accountId: form.get('login') ?? '' };
    return provider.interactionFinished(request, response, { login });
  }
  const grant = new provider.Grant({
    ...(session && { accountId: session.accountId }),
    clientId: String(params.client_id),
  });
  grant.addOIDCScope(String(params.scope));
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

function page(title: string, fields: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><main><h1>${title}</h1><form method="post">${fields}
<button name="answer" value="yes">Continue</button> <button name="answer" value="cancel" formnovalidate>Cancel</button>
</form></main></body></html>`;
}

const loginPage = page(
  'Log in to the provider',
  '<label>Login <input name="login" required></label> <label>Password <input name="password" type="password" required></label>',
);
const consentPage = page('Gildshelf wants to know your name and email', '');
