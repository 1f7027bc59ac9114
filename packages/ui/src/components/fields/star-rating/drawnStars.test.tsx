import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnStars } from './drawnStars.ts';
import { StarDisplay } from './StarDisplay.tsx';

test.each([0, 0.2, 3.75, 4.5, 5, 7])(
  'returns the label and fill width of the component for a rating of %d',
  (value) => {
    const html = renderToStaticMarkup(<StarDisplay value={value} />);
    const { label, filled } = drawnStars(value);
    expect(html).toContain(`aria-label="${label}"`);
    expect(html).toContain(`data-part="filled" width="${filled}"`);
  },
);
