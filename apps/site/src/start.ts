/**
 * Starts a page that came complete: the site's scripts are asked for once there is something to see, with which they would
 * share the line, or somebody wants something. A page that came empty has the site's script itself in this place.
 */
const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];

const { scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
// All at once, rather than each when the one before has asked for it. A second import of the same address is the first one.
const start = () => {
  for (const script of scripts.split(' ')) import(/* @vite-ignore */ script);
};

for (const intent of intents) addEventListener(intent, start, { once: true, passive: true });
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// A window that nobody sees paints nothing.
addEventListener('load', start, { once: true });

// A button that was pressed too early is pressed again once it does something: links need nothing of it.
let pressed: HTMLButtonElement | null = null;
const remember = ({ target }: Event) => {
  pressed = (target as Element).closest('button');
};
addEventListener('click', remember);
// What is pressed from then on counts by itself: pressed again, it would count twice.
addEventListener('gildshelf:listening', () => removeEventListener('click', remember), { once: true });
addEventListener('gildshelf:taken-over', () => pressed?.click(), { once: true });

export {};
