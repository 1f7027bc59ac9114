import { ownMessages } from '@gildshelf/api-client/contract';

/** What a frame shows that cannot be made right now; it asks again by itself. */
export const frameProblem = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="dark light"><meta http-equiv="refresh" content="5"><title>Gildshelf</title></head><body><p>${ownMessages.embed.notNow}</p></body></html>`;
