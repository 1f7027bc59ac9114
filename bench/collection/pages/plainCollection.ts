import './plainCollection.css';
import { type Game, games, loadCovers, statuses } from './games.ts';
import { offer, place } from './offer.ts';
import { plainCard } from './plainCard.ts';

let kept: Game[] = [];

offer({
  async prepare(count) {
    await loadCovers();
    kept = games(count);
  },
  mount() {
    const list = document.createElement('ul');
    list.append(...kept.map(plainCard));
    const filter = document.createElement('select');
    filter.append(...['all', ...statuses].map((status) => new Option(status, status)));
    filter.addEventListener('change', () => {
      const { value } = filter;
      const shown = value === 'all' ? kept : kept.filter(({ user_status }) => user_status === value);
      list.replaceChildren(...shown.map(plainCard));
    });
    place().append(filter, list);
  },
  unmount: () => place().replaceChildren(),
});
