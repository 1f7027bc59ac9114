import type { PageParts } from './pageTemplate.ts';

/** Where the script of frames stands in the site's build. */
const script = '/embed-frame.js';

/** The document of a frame on somebody else's page: complete without its script, which tells the page around it. */
export function frameDocument(head: string, css: string, html: string): PageParts {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="`,
    `">${css}</style>${head}<script src="${script}" defer></script></head><body>${html}</body></html>`,
  ];
}
