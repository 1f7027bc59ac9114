import { embedParameters } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { frameSizes } from '../../apps/api/src/features/oembed/embeddablePages.ts';
import { reservedHeight } from '../../packages/widgets/src/embed/reservedHeight.ts';

test.each(Object.entries(frameSizes))(
  'the oEmbed frame of a %s has the height that its widget reserves',
  (name, { width, height }) => {
    expect(Object.keys(embedParameters)).toContain(name);
    expect(height).toBe(reservedHeight(name as keyof typeof frameSizes, { size: undefined, width }));
  },
);
