// @vitest-environment jsdom
import { present } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as embed from './embed/index.ts';
import * as widgets from './index.ts';
import { Fixture } from './testing/Fixture.tsx';

const { Collection, CollectionGrid, LoginPrompt, MediaCarousel, MediaCover, MediaDetails, MediaList } =
  widgets;
const { MediaSearch, PublicCollection, RatingForm, RatingSummary, TrackedTile, TrackingFields, Trailer } =
  widgets;

afterEach(cleanup);

const styling = { className: 'mine wide', style: { marginTop: 7 } };
const item = fixtureTitle('game', 'hades-2018');
const view = present('game', item);
const tracking = { status: 'playing', rating: 4 };
const title = { ...styling, type: 'game', view } as const;
const ignore = () => {};
const collection = { ...styling, type: 'game', username: 'mara' } as const;

const list = {
  ...{ id: 'list', slug: 'list', name: 'List', description: '', visibility: 'public' as const },
  ...{ is_ranked: true, count: 0, created_at: '', updated_at: '', items: [], username: 'mara' },
};

/** Each widget whose root is one element, in each form with another root. */
const examples: [name: string, createElement: () => ReactElement][] = [
  [
    'CollectionBadge',
    () => (
      <widgets.CollectionBadge
        {...styling}
        username="mara"
        statistics={{ state: 'ready', data: { username: 'mara', statistics: [] } }}
      />
    ),
  ],
  [
    'CollectionBadge, private',
    () => <widgets.CollectionBadge {...styling} username="mara" statistics={{ state: 'missing' }} />,
  ],
  ['Collection', () => <Collection {...styling} browseHref="/" />],
  [
    'CollectionGrid',
    () => <CollectionGrid {...title} label="Games" items={[]} onEdit={ignore} onRemove={ignore} />,
  ],
  [
    'AddToList',
    () => (
      <widgets.AddToList {...styling} type="game" item={{ id: item.id, title: 'Hades' }} listsHref="/lists" />
    ),
  ],
  ['ListEditor', () => <widgets.ListEditor {...styling} list={list} />],
  ['ListFormButton', () => <widgets.ListFormButton {...styling} />],
  ['ListOverview', () => <widgets.ListOverview {...styling} label="Lists" lists={[]} hrefOf={() => '/'} />],
  ['TitleList', () => <widgets.TitleList {...styling} list={list} />],
  [
    'ManagedCollection',
    () => (
      <widgets.ManagedCollection
        {...styling}
        view={{ density: 'list', filters: [] }}
        onViewChange={ignore}
        onLeave={ignore}
        hrefOf={() => '/'}
        browseHref="/"
        unsupported={null}
      />
    ),
  ],
  ['LoginPrompt', () => <LoginPrompt {...styling} loginHref="/in" registerHref="/up" />],
  ['MediaCarousel', () => <MediaCarousel {...title} list={{ state: 'loading' }} />],
  ['MediaCover', () => <MediaCover {...title} shape="card" />],
  ['MediaDetails', () => <MediaDetails {...title} />],
  ['MediaList', () => <MediaList {...styling} type="game" list={{ state: 'loading' }} />],
  [
    'MediaList, failed',
    () => <MediaList {...styling} type="game" list={{ state: 'failed', message: 'No.' }} />,
  ],
  ['MediaSearch', () => <MediaSearch {...styling} query="" onQueryChange={ignore} onSelect={ignore} />],
  ...(['loading', 'missing', 'failed'] as const).map((state): [string, () => ReactElement] => [
    state === 'loading' ? 'Diary' : `Diary, ${state}`,
    () => (
      <widgets.Diary
        {...styling}
        username="mara"
        view={{ month: '2026-11' }}
        list={{ state, isOwn: false } as never}
        today="2026-11-20"
        hrefOf={() => '/'}
        onViewChange={ignore}
      />
    ),
  ]),
  [
    'PublicCollection',
    () => (
      <PublicCollection
        {...collection}
        list={{ state: 'ready', data: { username: 'mara', items: [], total: 0, next: null } } as never}
      />
    ),
  ],
  ['PublicCollection, loading', () => <PublicCollection {...collection} list={{ state: 'loading' }} />],
  [
    'PublicCollection, private',
    () => <PublicCollection {...collection} list={{ state: 'missing' } as never} />,
  ],
  [
    'PublicCollection, failed',
    () => <PublicCollection {...collection} list={{ state: 'failed' } as never} />,
  ],
  [
    'RatingForm',
    () => <RatingForm {...styling} type="game" item={{ id: item.id, title: 'Hades' }} onSignedOut={ignore} />,
  ],
  ['RatingSummary', () => <RatingSummary {...title} rating={{ average: 4, count: 1 }} action="" />],
  [
    'RatingHistogram',
    () => (
      <widgets.RatingHistogram
        {...styling}
        ratings={{ average: 4, count: 5, distribution: [0, 0, 0, 0, 0, 0, 0, 5, 0, 0] }}
      />
    ),
  ],
  [
    'RelatedTitles',
    () => (
      <widgets.RelatedTitles
        {...styling}
        type="game"
        relations={{ series: null, franchise: [], similar: [{ type: 'game', item, view }] }}
      />
    ),
  ],
  ['TitleChips', () => <widgets.TitleChips {...title} />],
  [
    'TitleFacts',
    () => (
      <widgets.TitleFacts
        {...styling}
        type="game"
        details={{ facts: [], alternativeTitles: ['ハデス'], externalLinks: [] }}
      />
    ),
  ],
  [
    'TitleLinks',
    () => <widgets.TitleLinks {...styling} links={[{ name: 'RAWG', url: 'https://rawg.io/' }]} />,
  ],
  ['RecentChanges', () => <widgets.RecentChanges {...styling} hrefOf={() => undefined} />],
  [
    'TitleHistory',
    () => <widgets.TitleHistory {...styling} type="game" item={{ id: item.id, title: 'Hades' }} />,
  ],
  [
    'TitleReviews',
    () => (
      <widgets.TitleReviews
        {...styling}
        type="game"
        item={{ id: item.id, title: 'Hades' }}
        loginHref="/in"
        collectionHref={(username) => username}
      />
    ),
  ],
  ['TrackedTile', () => <TrackedTile {...title} item={item as never} tracking={tracking} />],
  ['TrackingFields', () => <TrackingFields {...styling} type="game" value={tracking} onChange={ignore} />],
  ['Trailer', () => <Trailer {...title} videoId="ZEkwCGJ3o7M" />],
  ['EmbedFrame', () => <embed.EmbedFrame {...styling} request={{ problem: 'No title.' }} />],
];

/**
 * Exports that are no component with one root element: some render several elements, text, or only their children, and the prompt nothing
 * until the history is loaded.
 */
const withoutRoot = [
  'CollectionToolbar',
  'CreditLine',
  'EmbedContent',
  'GildshelfProvider',
  'HumanCheckError',
  'StatusDatePrompt',
  'StatusMenu',
  'TitleAction',
  'TitleActionProvider',
  'UndoNotice',
];

test('the examples contain every component of the package that renders one root element', () => {
  const names = new Set(examples.map(([name]) => name));
  const components = Object.keys({ ...widgets, ...embed }).filter((name) => /^[A-Z]/.test(name));
  expect(components.filter((name) => !names.has(name)).toSorted()).toEqual(withoutRoot);
});

test.each(examples)('%s adds className and style to its root', (_, createElement) => {
  const { container } = render(<Fixture signedIn>{createElement()}</Fixture>);
  const [root, ...others] = container.querySelectorAll<HTMLElement>('.mine');
  expect(others).toEqual([]);
  expect(root?.parentElement).toBe(container);
  expect([...(root?.classList ?? [])]).toEqual(
    expect.arrayContaining([expect.stringMatching(/^gs-/), 'mine', 'wide']),
  );
  expect(root?.style.marginTop).toBe('7px');
});
