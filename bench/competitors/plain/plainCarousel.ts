import './shelf.css';
import './track.css';
import type { CarouselProps, Title } from '../cells.ts';

/** The same elements by createElement, without any framework: what the times are measured against. */
export function plainCarousel({ heading, titles }: CarouselProps): HTMLElement {
  const track = element('div', 'track');
  const list = element('ul');
  list.append(...titles.map(cell));
  track.append(list);

  const arrow = (label: string, sign: string, direction: 1 | -1) => {
    const button = element('button', '', sign);
    button.type = 'button';
    button.ariaLabel = `${label}: ${heading}`;
    button.addEventListener('click', () => track.scrollBy({ left: direction * track.clientWidth }));
    return button;
  };
  const arrows = element('div');
  arrows.append(arrow('Previous', '‹', -1), arrow('Next', '›', 1));
  const head = element('div', 'shelf-head');
  head.append(element('h2', '', heading), arrows);

  const section = element('section');
  section.ariaLabel = heading;
  section.append(head, track);
  return section;
}

function cell({ rank, name, href, imageUrl }: Title): HTMLElement {
  const image = element('img');
  image.loading = 'lazy';
  image.decoding = 'async';
  image.alt = '';
  image.width = 150;
  image.height = 180;
  image.src = imageUrl;
  const text = element('span', 'tile-text');
  text.append(element('span', 'tile-rank', String(rank)), element('span', 'tile-name', name));
  const tile = element('a', 'tile');
  tile.href = href;
  tile.append(image, text);
  const item = element('li');
  item.append(tile);
  return item;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '', text = '') {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}
