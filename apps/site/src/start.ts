/**
 * Runs before the site's script in a page that came complete: a button that is pressed too early is pressed again once it
 * does something. Links need nothing of it.
 */
let pressed: HTMLButtonElement | null = null;
const remember = ({ target }: Event) => {
  pressed = (target as Element).closest('button');
};
addEventListener('click', remember);
// What is pressed from then on counts by itself: pressed again, it would count twice.
addEventListener('gildshelf:listening', () => removeEventListener('click', remember), { once: true });
addEventListener('gildshelf:taken-over', () => pressed?.click(), { once: true });

export {};
