/**
 * Starts a page that came complete: the site's script may wait until the first view has its pictures, or somebody wants
 * something. A page that came empty has the site's script itself in this place.
 */
const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
const patience = 3_000;

const { entry = '' } = (document.currentScript as HTMLScriptElement).dataset;
// A second import of the same address is the first one.
const start = () => void import(/* @vite-ignore */ entry);

for (const intent of intents) addEventListener(intent, start, { once: true, passive: true });
addEventListener('load', start, { once: true });
// A picture that never comes must not keep the page from working.
setTimeout(start, patience);

// A button that was pressed too early is pressed again once it does something: links need nothing of it.
let pressed: HTMLButtonElement | null = null;
const remember = ({ target }: Event) => {
  pressed = (target as Element).closest('button');
};
addEventListener('click', remember);
addEventListener(
  'gildshelf:taken-over',
  () => {
    removeEventListener('click', remember);
    pressed?.click();
  },
  { once: true },
);

export {};
