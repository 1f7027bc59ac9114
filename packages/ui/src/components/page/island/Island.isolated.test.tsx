// @vitest-environment jsdom
// Isolated: the test needs its own modules, because the style sheet contains the rules of all components that were rendered before.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getCssText } from '../../../theme/getCssText.ts';
import { Button } from '../../actions/button/Button.tsx';
import { Select } from '../../fields/field/Select.tsx';
import { StarRating } from '../../fields/star-rating/StarRating.tsx';
import { Carousel } from '../../media/carousel/Carousel.tsx';
import { ConfirmDialog } from '../../overlays/dialog/ConfirmDialog.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Card } from '../card/Card.tsx';
import { Island } from './Island.tsx';

afterEach(cleanup);

/** Every selector of the current style sheets of the page. */
function selectors(): string[] {
  const inside = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.selectorText.split(/,(?![^(]*\))/) : []),
      ...('cssRules' in rule ? inside(rule.cssRules as CSSRuleList) : []),
    ]);
  return [...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules)).map((text) => text.trim());
}

test('styles nothing outside of an island: each selector contains a class of the package', () => {
  render(
    <Island>
      <Heading level={2}>Shelf</Heading>
      <Carousel
        title="Books"
        items={['One']}
        itemKey={(book) => book}
        renderItem={(book) => <Card>{book}</Card>}
      />
      <Select label="Status" options={[{ value: 'read', label: 'Read' }]} />
      <StarRating label="Stars" value={3} />
      <Button variant="gold">Lend</Button>
    </Island>,
  );
  const all = selectors();
  expect(all.filter((selector) => selector.includes('.gs-island')).length).toBeGreaterThan(20);
  const foreign = all.filter((selector) => !/\.gs-/.test(selector) && !/^(:root|--sxs)/.test(selector));
  expect(foreign).toEqual([]);
  // The rules of :root declare the custom properties of the theme only.
  const [, rootRule = ''] = /:root[^{]*\{([^}]*)\}/.exec(getCssText()) ?? [];
  const declarations = rootRule.split(';').flatMap((declaration) => declaration.trim() || []);
  expect(declarations.length).toBeGreaterThan(50);
  expect(declarations.filter((declaration) => !declaration.startsWith('--gs-'))).toEqual([]);
});

test('a dialog of an island has the styles of the island, although it is rendered at the end of the body', () => {
  render(
    <Island>
      <ConfirmDialog
        open
        title="Remove?"
        description="It goes."
        confirmLabel="Delete"
        onConfirm={() => {}}
        onOpenChange={() => {}}
      />
    </Island>,
  );
  expect(screen.getByRole('alertdialog').closest('.gs-island')).not.toBeNull();
});

test('an island passes attributes to its element', () => {
  render(<Island aria-label="Shelf">words</Island>);
  expect(screen.getByLabelText('Shelf').textContent).toBe('words');
});
