import type { Environment } from '../environment.ts';

const noncePlace = '__CSP_NONCE__';

/** Fills the settings into the site's document and gives a function that fills in the nonce. */
export function pageTemplate(
  document: string,
  apiHost: string,
  { humanCheck, thirdPartySignIn }: Pick<Environment, 'humanCheck' | 'thirdPartySignIn'>,
): (nonce: string) => string {
  const filled = Object.entries({
    'api-host': apiHost,
    'human-check': 'siteKey' in humanCheck ? `${humanCheck.kind}:${humanCheck.siteKey}` : humanCheck.kind,
    'third-party-sign-in': thirdPartySignIn.isOffered ? thirdPartySignIn.name : 'off',
  }).reduce((page, [name, content]) => withMeta(page, name, content), document);
  const parts = filled.split(noncePlace);
  return (nonce) => parts.join(nonce);
}

/** Contents are origins, keys and names of letters (the settings' rules): nothing in them needs escaping. */
function withMeta(page: string, name: string, content: string): string {
  return page.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*`),
    (_, start: string) => `${start}${content}`,
  );
}
