import './stars.css';
import { starDrawing } from './starDrawing.ts';

/** A slider of stars by createElement, without any framework: what a changed rating is measured against. */
export function plainStars(start: number) {
  let rating = start;
  const slider = document.createElement('div');
  slider.className = 'stars';
  slider.tabIndex = 0;
  for (const [name, value] of Object.entries({
    role: 'slider',
    'aria-label': 'Rating',
    'aria-valuemin': '0',
    'aria-valuemax': '5',
  }))
    slider.setAttribute(name, value);

  const drawing = svg('svg', {
    viewBox: starDrawing.viewBox,
    width: starDrawing.width,
    height: starDrawing.height,
    'aria-hidden': 'true',
  });
  const filled = svg('svg', { class: 'filled', height: 24 });
  filled.append(svg('path', { d: starDrawing.path }));
  drawing.append(svg('path', { class: 'empty', d: starDrawing.path }), filled);
  slider.append(drawing);

  const rate = (next: number) => {
    rating = next;
    slider.setAttribute('aria-valuenow', String(next));
    slider.setAttribute('aria-valuetext', starDrawing.words(next));
    slider.dataset.rating = String(next);
    filled.setAttribute('width', String(starDrawing.filled(next)));
  };
  slider.addEventListener('keydown', (event) => {
    const next = starDrawing.after(event.key, rating);
    if (next === undefined) return;
    event.preventDefault();
    rate(next);
  });
  rate(start);
  return { element: slider, rate };
}

function svg(tag: string, attributes: Record<string, string | number>) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
