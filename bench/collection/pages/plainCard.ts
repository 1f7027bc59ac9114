import type { Game } from './games.ts';

/** A card of the dashboard, built with createElement, with the same elements as our component. */
export function plainCard({ slug, name, background_image, user_status, user_rating }: Game): HTMLElement {
  const image = element('img');
  image.loading = 'lazy';
  image.decoding = 'async';
  image.alt = '';
  image.width = 240;
  image.height = 250;
  image.src = background_image;
  const cover = element('span', 'cover');
  cover.append(image);
  const status = element('span', 'status');
  status.append(icon(check, 16), `Status: ${user_status}`);
  const text = element('span', 'text');
  text.append(element('span', 'name', name), status);
  if (user_status !== 'planned') text.append(stars(user_rating));
  const link = element('a');
  link.href = `/game/${slug}`;
  link.append(cover, text);
  const actions = element('div', 'actions');
  actions.append(button(`Edit ${name}`, pen), button(`Remove ${name}`, bin));
  const card = element('div', 'card');
  card.append(link, actions);
  const item = element('li');
  item.append(card);
  return item;
}

const check = 'm5 12.5 4.5 4.5L19 7.5';
const pen = 'M4 20l4-1L19 8l-3-3L5 16z';
const bin = 'M5 7h14M10 11v6M14 11v6M7 7l1 13h8l1-13M9 7V4h6v3';
const row = Array.from(
  { length: 5 },
  (_, index) => `M${12 + index * 33} 2l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z`,
).join('');

function stars(rating: number): SVGElement {
  const filled = svg(
    { class: 'filled', width: Math.floor(rating) * 33 + (rating % 1) * 24, height: 24 },
    row,
  );
  const all = svg({ role: 'img', 'aria-label': `${rating} of 5 stars`, viewBox: '0 0 156 24' }, row);
  all.setAttribute('width', '117');
  all.setAttribute('height', '18');
  all.append(filled);
  return all;
}

function icon(path: string, size: number): SVGElement {
  return svg({ viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': 'true' }, path);
}

function button(label: string, path: string): HTMLElement {
  const node = element('button');
  node.type = 'button';
  node.ariaLabel = label;
  node.append(icon(path, 20));
  node.addEventListener('click', () => node.toggleAttribute('data-pressed'));
  return node;
}

function svg(attributes: Readonly<Record<string, string | number>>, path: string): SVGElement {
  const node = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  node.append(line);
  return node;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '', text = '') {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text) node.textContent = text;
  return node;
}
