// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MediaHead, MediaLayout, StandingCover } from './MediaLayout.tsx';
import { ScoreLine } from './ScoreLine.tsx';

afterEach(cleanup);

test('renders head, media, facts, panel and description in their regions', () => {
  const { container } = render(
    <MediaLayout
      head={<MediaHead kicker="Game" title="Hades" />}
      media={<StandingCover imageUrl="/hades.jpg" alt="The cover" />}
      facts="2020"
      panel="On your shelf"
    >
      A way out of the underworld.
    </MediaLayout>,
  );
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`);
  expect(part('head')?.contains(screen.getByRole('heading', { level: 1, name: 'Hades' }))).toBe(true);
  expect(part('media')?.contains(screen.getByRole('img', { name: 'The cover' }))).toBe(true);
  expect(part('facts')?.textContent).toBe('2020');
  expect(part('panel')?.textContent).toBe('On your shelf');
  expect(part('description')?.textContent).toContain('A way out of the underworld.');
});

test('sets the language of the subtitle', () => {
  render(<MediaHead title="Frieren: Beyond Journey's End" subtitle="葬送のフリーレン" subtitleLang="ja" />);
  expect(screen.getByText('葬送のフリーレン').closest('[lang]')?.getAttribute('lang')).toBe('ja');
});

test('shows stars beside a numeric average, and none without a rating', () => {
  const { rerender } = render(
    <ScoreLine rating={4.47} figure="4.47">
      Average rating
    </ScoreLine>,
  );
  expect(screen.getByRole('img')).toBeDefined();
  rerender(<ScoreLine figure="N/A">Average rating</ScoreLine>);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('N/A')).toBeDefined();
});
