/**
 * Runs before the site's script in a server-rendered page: replays a click on a button that happened before the button was hydrated.
 * Links need no replay.
 */
const listening = 'gildshelf:listening';
let clickedButton: HTMLButtonElement | null = null;
const rememberButton = ({ target }: Event) => {
  clickedButton = (target as Element).closest('button');
};
// It loads in parallel with the site's script, and may run after it.
if (performance.getEntriesByName(listening).length === 0) addEventListener('click', rememberButton);
// React handles later clicks itself; a replay would run their handlers twice.
addEventListener(listening, () => removeEventListener('click', rememberButton), { once: true });
addEventListener('gildshelf:hydrated', () => clickedButton?.click(), { once: true });

export {};
