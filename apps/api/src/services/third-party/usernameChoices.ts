import { randomInt } from 'node:crypto';
import { isUsername } from '@gildshelf/api-client/contract';
import { isReservedUsername } from '../isReservedUsername.ts';

const longest = 30;
const fallback = 'player';
const numbered = 9;
const random = 5;

/** Usernames for a new person, the best first: of their name, else of their address; with a number where it is taken. */
export function* usernameChoices(name: string, email: string): Generator<string> {
  const base = [name, email.split('@')[0] ?? ''].map(lettersAndDigits).find(isUsername) ?? fallback;
  if (!isReservedUsername(base)) yield base;
  for (let number = 2; number <= numbered; number++) yield `${base}${number}`;
  for (let count = 0; count < random; count++) yield `${base}${randomInt(100_000, 1_000_000)}`;
}

/** 'Zoë Žitný' is 'ZoeZitny'. */
function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, longest);
}
