import './plainCollection.css';
import { exposeBench, mountPoint } from './exposeBench.ts';
import { type Game, games, loadCovers, statuses } from './games.ts';
import { plainCard } from './plainCard.ts';

let collection: Game[] = [];

exposeBench({
  async prepare(count) {
    await loadCovers();
    collection = games(count);
  },
  mount() {
    const list = document.createElement('ul');
    list.append(...collection.map(plainCard));
    const filter = document.createElement('select');
    filter.append(...['all', ...statuses].map((status) => new Option(status, status)));
    filter.addEventListener('change', () => {
      const { value } = filter;
      const shown =
        value === 'all' ? collection : collection.filter(({ user_status }) => user_status === value);
      list.replaceChildren(...shown.map(plainCard));
    });
    mountPoint().append(filter, list);
  },
  unmount: () => mountPoint().replaceChildren(),
});
