import { fileOf } from '../../samples.ts';

// For tests only: the tables have the columns of real exports in their order, and invented rows.

type Cells = Readonly<Record<string, string>>;

const quoted = (cell: string) => `"${cell}"`;

/** A table by its columns and the filled cells of its rows. */
export const tableFile = (name: string, columns: readonly string[], ...rows: readonly Cells[]) => {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return fileOf(name, lines.map((cells) => cells.map(quoted).join(',')).join('\n'));
};

const tracking = tableFile(
  'tracking-prod-records-v2.csv',
  [
    ...'s_id runtime series_name episode_number user_id gsi created_at key season_number s_no'.split(' '),
    ...'ep_no ep_id episode_id updated_at ep_watch_count movie_watch_count'.split(' '),
    ...'total_movies_runtime total_series_runtime series_follow_count is_archived'.split(' '),
    ...'is_for_later is_followed uuid followed_at most_recent_ep_watched is_unitary bulk_type'.split(' '),
    ...'is_special rewatch_count'.split(' '),
  ],
  {
    ...{ s_id: '349310', runtime: '3660', series_name: 'Bodyguard (2018)', episode_number: '6' },
    ...{ user_id: '1', gsi: 'watch-episode-1', created_at: '2023-11-04 15:30:38' },
    ...{ key: 'watch-episode-aaa', season_number: '1', s_no: '1', ep_no: '6', ep_id: '6733513' },
    ...{ episode_id: '6733513', updated_at: '2023-11-04 15:30:38', is_unitary: 'true' },
  },
  {
    ...{ s_id: '349310', runtime: '3660', series_name: 'Bodyguard (2018)', episode_number: '6' },
    ...{ user_id: '1', gsi: 'watch-episode-2', created_at: '2023-12-01 10:00:00' },
    ...{ key: 'rewatch-episode-aaa', season_number: '1', s_no: '1', ep_no: '6', ep_id: '6733513' },
    ...{ episode_id: '6733513', updated_at: '2023-12-01 10:00:00', is_unitary: 'true' },
    ...{ rewatch_count: '1' },
  },
  {
    ...{ s_id: '349310', runtime: '3660', episode_number: '5', user_id: '1' },
    ...{ gsi: 'watch-episode-3', created_at: '2023-11-04 15:30:38', key: 'watch-episode-bbb' },
    ...{ s_no: '1', ep_no: '5', ep_id: '6733512', episode_id: '6733512' },
    ...{ updated_at: '2023-11-04 15:30:38', is_unitary: 'false', bulk_type: 'season' },
  },
  {
    ...{ s_id: '349310', series_name: 'Bodyguard (2018)', user_id: '1' },
    ...{ created_at: '2023-11-01 09:00:00', key: 'user-series-ddd' },
    ...{ updated_at: '2023-11-01 09:00:00', ep_watch_count: '12', is_archived: 'false' },
    ...{ is_for_later: 'false', is_followed: 'true', uuid: 'ddd' },
    ...{ most_recent_ep_watched: 'map[ep_id:6.7e+06 ep_no:6]' },
  },
  {
    ...{ s_id: '73800', series_name: 'Desperate Housewives', user_id: '1' },
    ...{ created_at: '2015-09-13 15:34:44', key: 'user-series-ccc' },
    ...{ updated_at: '2015-09-13 15:34:44', is_archived: 'false', is_for_later: 'false' },
    ...{ is_followed: 'true', uuid: 'ccc', followed_at: '2015-09-12 10:00:00' },
  },
  {
    ...{ s_id: '84912', series_name: 'Parks and Recreation', user_id: '1' },
    ...{ created_at: '2021-06-06 17:53:33', key: 'user-series-eee' },
    ...{ updated_at: '2021-06-06 17:53:33', is_archived: 'false', is_for_later: 'true' },
    ...{ is_followed: 'true', uuid: 'eee' },
  },
  {
    ...{ s_id: '362696', runtime: '3420', series_name: 'The Witcher', episode_number: '5' },
    ...{ user_id: '1', gsi: 'watch-episode-3', created_at: '2025-11-29 18:13:36' },
    ...{ key: 'watch-episode-fff', season_number: '4', s_no: '4', ep_no: '5', ep_id: '11355515' },
    ...{ episode_id: '11355515', is_unitary: 'true', rewatch_count: '2' },
  },
  {
    ...{ s_id: '362696', series_name: 'The Witcher', user_id: '1' },
    ...{ created_at: '2020-01-02 10:00:00', key: 'user-series-fff', is_archived: 'true' },
    ...{ is_for_later: 'false', is_followed: 'true', uuid: 'fff' },
  },
  {
    ...{ user_id: '1', created_at: '2021-11-12 17:11:33', key: 'tracking-stats' },
    ...{ updated_at: '2026-06-04 14:04:56', ep_watch_count: '4868' },
    ...{ total_series_runtime: '13800540', series_follow_count: '200' },
  },
  {
    ...{ s_id: '362696', runtime: '3420', series_name: 'The Witcher', user_id: '1' },
    ...{ gsi: 'watch-episode-4', created_at: '2025-11-29 18:13:36', key: 'watch-episode-ggg' },
    ...{ is_unitary: 'true' },
  },
);

const oldTracking = tableFile(
  'tracking-prod-records.csv',
  [
    ...'user_id series_id watch_count uuid updated_at created_at type-uuid-n type series_name'.split(' '),
    ...'watches follow_date_range_key entity_type rewatch_count movie_name release_date'.split(' '),
    ...'runtime release_date_range_key alpha_range_key episode_number episode_id'.split(' '),
    ...'season_number series_uuid watch_date bulk_type'.split(' '),
  ],
  {
    ...{ user_id: '1', uuid: 'aa-1', updated_at: '2019-09-08 17:24:29' },
    ...{ created_at: '2019-09-08 17:24:29', 'type-uuid-n': 'watch-aa-1-0', type: 'watch' },
    ...{ entity_type: 'movie', rewatch_count: '2', movie_name: 'Fury' },
    ...{ release_date: '2014-10-15 00:00:00', runtime: '8040' },
  },
  {
    ...{ user_id: '1', uuid: 'aa-1', updated_at: '2020-09-08 17:24:29' },
    ...{ created_at: '2020-09-08 17:24:29', 'type-uuid-n': 'rewatch-aa-1-0', type: 'rewatch' },
    ...{ entity_type: 'movie', movie_name: 'Fury', release_date: '2014-10-15 00:00:00' },
    ...{ runtime: '8040' },
  },
  {
    ...{ user_id: '1', uuid: 'aa-1', updated_at: '2018-09-08 17:24:29' },
    ...{ created_at: '2018-09-08 17:24:29', 'type-uuid-n': 'follow-aa-1', type: 'follow' },
    ...{ entity_type: 'movie', movie_name: 'Fury', release_date: '2014-10-15 00:00:00' },
    ...{ runtime: '8040' },
  },
  {
    ...{ user_id: '1', uuid: 'bb-2', updated_at: '2023-09-04 21:53:54' },
    ...{ created_at: '2023-09-04 21:53:54', 'type-uuid-n': 'towatch-bb-2', type: 'towatch' },
    ...{ entity_type: 'movie', movie_name: 'The Batman', release_date: '0001-01-01 00:00:00' },
    ...{ runtime: '10560' },
  },
  {
    ...{ user_id: '1', uuid: 'cc-3', updated_at: '2015-09-04 21:53:54' },
    ...{ created_at: '2015-09-04 21:53:54', 'type-uuid-n': 'watch-cc-3-0', type: 'watch' },
    ...{ entity_type: 'movie', release_date: '1941-10-23 00:00:00', runtime: '3840' },
    ...{ alpha_range_key: 'watch-alpha-dumbo', bulk_type: 'follow' },
  },
  {
    ...{ user_id: '1', series_id: '79349', watch_count: '96', uuid: 'ccc' },
    ...{ updated_at: '2021-07-06 08:29:47', created_at: '2021-07-06 08:29:40' },
    ...{ 'type-uuid-n': 'count-ccc', type: 'count-watch-episode-series', series_name: 'Dexter' },
  },
  {
    ...{ user_id: '1', series_id: '79349', uuid: 'ddd', updated_at: '2014-07-06 08:29:47' },
    ...{ created_at: '2014-07-06 08:29:40', 'type-uuid-n': 'watch-ddd', type: 'watch' },
    ...{ series_name: 'Dexter', entity_type: 'episode', episode_number: '17', episode_id: '33' },
    ...{ season_number: '6', watch_date: '1616481927' },
  },
  {
    ...{ user_id: '1', series_id: '349310', uuid: 'eee', updated_at: '2023-11-04 15:30:39' },
    ...{ created_at: '2023-11-04 15:30:39', 'type-uuid-n': 'watch-eee', type: 'watch' },
    ...{ series_name: 'Bodyguard (2018)', entity_type: 'episode', episode_number: '6' },
    ...{ episode_id: '33', season_number: '1' },
  },
);

const followed = tableFile(
  'followed_tv_show.csv',
  [
    ...'user_id active notification_type notification_offset tv_show_id created_at updated_at'.split(' '),
    ...'diffusion folder_id archived tv_show_name'.split(' '),
  ],
  {
    ...{ user_id: '1', active: '1', notification_type: '2', notification_offset: '1440' },
    ...{ tv_show_id: '70329', created_at: '2020-08-14 20:13:54' },
    ...{ updated_at: '2020-08-14 20:13:54', diffusion: 'original', archived: '0' },
    ...{ tv_show_name: 'My Wife and Kids' },
  },
);

const showData = tableFile(
  'user_tv_show_data.csv',
  [...'user_id tv_show_id tv_show_name nb_episodes_seen is_followed is_favorited'.split(' ')],
  {
    ...{ user_id: '1', tv_show_id: '79349', tv_show_name: 'Dexter', nb_episodes_seen: '96' },
    ...{ is_followed: '1', is_favorited: '1' },
  },
);

const special = tableFile(
  'user_show_special_status.csv',
  [...'created_at updated_at tv_show_name user_id tv_show_id status'.split(' ')],
  {
    ...{ created_at: '2021-06-06 17:53:33', updated_at: '2021-06-06 17:53:33' },
    ...{ tv_show_name: 'My Wife and Kids', user_id: '1', tv_show_id: '70329' },
    ...{ status: 'for_later' },
  },
);

const votes = tableFile(
  'ratings-live-votes.csv',
  [...'vote_key episode_id movie_name user_id uuid'.split(' ')],
  {
    ...{ vote_key: 'stars-1-28', episode_id: '0', movie_name: 'Fury', user_id: '1', uuid: 'aa-1' },
  },
  {
    ...{ vote_key: 'stars-1-20', episode_id: '0', movie_name: 'The Batman', user_id: '1' },
    ...{ uuid: 'bb-2' },
  },
  {
    ...{ vote_key: 'stars-1-3', episode_id: '0', movie_name: 'Heat', user_id: '1', uuid: 'dd-4' },
  },
);

const goLists = tableFile(
  'lists-prod-lists.csv',
  [...'name description is_public s_key type objects lists'.split(' ')],
  {
    ...{ is_public: 'false', s_key: 'favorite-movies', type: 'list' },
    ...{ objects: '[map[created_at:2021-01-02T03:04:05Z type:movie uuid:bb-2]]' },
  },
  {
    ...{ is_public: 'false', s_key: 'collection', type: 'collection' },
    ...{ lists: '[map[name:Rainy days]]' },
  },
  {
    ...{ name: 'Rainy days', description: 'For autumn', is_public: 'true', s_key: 'list-1' },
    ...{ type: 'list' },
    ...{ objects: '[map[created_at:2021-01-02T03:04:05Z id:349310 type:series] map[type:movie uuid:ff-9]]' },
  },
);

/** The files of the personal data with titles, and one without. */
export const gdprFiles = [
  tracking,
  oldTracking,
  followed,
  showData,
  special,
  votes,
  goLists,
  fileOf('user.csv', 'user_id,email\n1,a@example.test\n'),
];
