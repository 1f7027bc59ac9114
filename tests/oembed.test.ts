import { embedParameters } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { frames } from '../apps/api/src/features/oembed/describePage.ts';
import { reservedHeight } from '../packages/widgets/src/embed/reservedHeight.ts';

test.each(Object.entries(frames))(
  'the frame that oEmbed gives for a %s has room for it',
  (name, { width, height }) => {
    expect(Object.keys(embedParameters)).toContain(name);
    expect(height).toBe(reservedHeight(name as keyof typeof frames, { isLarge: false, width }));
  },
);
