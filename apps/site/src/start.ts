/**
 * Runs before the site's script in a page that came complete: a button that is pressed too early is pressed again once it
 * does something. Links need nothing of it.
 */
const listening = 'gildshelf:listening';
let pressed: HTMLButtonElement | null = null;
const remember = ({ target }: Event) => {
  pressed = (target as Element).closest('button');
};
// It is fetched beside the site's script, and may be there after it.
if (performance.getEntriesByName(listening).length === 0) addEventListener('click', remember);
// What is pressed from then on counts by itself: pressed again, it would count twice.
addEventListener(listening, () => removeEventListener('click', remember), { once: true });
addEventListener('gildshelf:taken-over', () => pressed?.click(), { once: true });

export {};
