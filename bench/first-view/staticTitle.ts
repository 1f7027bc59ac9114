import { picture, type StaticTitle, staticPage, written } from './StaticPage.ts';

export interface StaticDetails extends StaticTitle {
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly description: string;
}

/** A game's page written by hand: the same words and pictures. */
export function staticTitle({ name, cover, facts, description }: StaticDetails): string {
  const lines = facts.map(([label, value]) => `<dt>${label}</dt><dd>${written(value)}</dd>`);
  return staticPage(
    `${name} · Gildshelf`,
    style,
    `${picture(`${cover}&shape=banner`, 1280, 560, 'class="b" fetchpriority="low"')}<p><a href="/">Back</a></p><p>Game</p><h1>${written(name)}</h1>${picture(`${cover}&shape=detail`, 282, 375, 'fetchpriority="high"')}<dl>${lines.join('')}</dl><section><h2>Keep it on your shelf</h2><p>Log in to set a status and a rating.</p><p><a href="/auth/login">Log In</a> <a href="/auth/register">Create Account</a></p></section><h2>Description</h2><p>${written(description)}</p>`,
  );
}

const style =
  'main{position:relative}.b{position:absolute;z-index:-1;inset:0;width:100%;height:420px;filter:blur(40px);opacity:.4}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dd{margin:0}';
