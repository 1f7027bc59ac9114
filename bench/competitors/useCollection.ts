import { useState } from 'react';
import type { CollectionProps, Title } from './cells.ts';

/** What a collection remembers; the same for every library. */
export function useCollection({ titles, onSave, onRemove }: CollectionProps) {
  const [filter, setFilter] = useState('all');
  const [menuOf, setMenuOf] = useState<number>();
  const [edited, setEdited] = useState<Title>();
  const [notice, setNotice] = useState<string>();

  return {
    filter,
    setFilter,
    shown: filter === 'all' ? titles : titles.filter(({ status }) => status === filter),
    /** The title whose menu is loaded, opened by its button. */
    menuOf,
    openMenu: setMenuOf,
    edited,
    edit: setEdited,
    endEdit: () => setEdited(undefined),
    save(title: Title) {
      onSave(title);
      setEdited(undefined);
      setNotice('Rating updated successfully!');
    },
    remove(title: Title) {
      onRemove(title);
      setNotice(`${title.name} was removed.`);
    },
    notice,
    endNotice: () => setNotice(undefined),
  };
}
