import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnStars } from './drawnStars.ts';
import { StarDisplay } from './StarDisplay.tsx';

test.each([0, 0.2, 3.75, 4.5, 5, 7])('a rating of %d is said as the component draws it', (value) => {
  const html = renderToStaticMarkup(<StarDisplay value={value} />);
  const { label, filled } = drawnStars(value);
  expect(html).toContain(`aria-label="${label}"`);
  expect(html).toContain(`data-part="filled" width="${filled}"`);
});
