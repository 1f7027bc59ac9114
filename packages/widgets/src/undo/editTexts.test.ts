import type { Edit } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { changeText, kindLabels } from './editTexts.ts';

const edit: Edit = {
  ...{ id: 'e1', kind: 'import', state: 'done', total: 1948, done: 1948, unchanged: 0 },
  ...{ created_at: '2026-11-20T12:00:00Z', change: null, media_type: null, title_id: null },
  ...{ title_slug: null, title_name: null, tracking_before: null, tracking_after: null },
};
const translate = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

test('an import is described by the number of its titles', () => {
  expect([kindLabels.import, changeText(edit, translate, 'en')]).toEqual(['Import', '1,948 titles']);
});
