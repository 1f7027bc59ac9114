// @vitest-environment jsdom
// Isolated: the test needs its own modules, because the style sheet contains the rules of all components that were rendered before.
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { getCssText } from '../../../theme/getCssText.ts';
import { Button } from '../../actions/button/Button.tsx';
import { Select } from '../../fields/field/Select.tsx';
import { StarRating } from '../../fields/star-rating/StarRating.tsx';
import { Carousel } from '../../media/carousel/Carousel.tsx';
import { ConfirmDialog } from '../../overlays/dialog/ConfirmDialog.tsx';
import { createToaster } from '../../overlays/toast/createToaster.ts';
import { ToastRegion } from '../../overlays/toast/ToastRegion.tsx';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Card } from '../card/Card.tsx';
import { AppearanceProvider } from './AppearanceProvider.tsx';
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

const cssOf = (selector: string) => {
  const rules = [...document.styleSheets].flatMap((sheet) => allRules(sheet.cssRules));
  return rules.filter((rule) => rule.selectorText === selector);
};

const allRules = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? allRules(rule.cssRules as CSSRuleList) : []),
  ]);

test('islands of one page have themes, accents and densities of their own', () => {
  render(
    <>
      <Island aria-label="Default">titles</Island>
      <Island aria-label="Light" theme="light" accent="#0A7F5A" density="compact">
        <Island aria-label="Nested" theme="auto">
          titles
        </Island>
      </Island>
    </>,
  );
  const classesOf = (label: string) => screen.getByLabelText(label).className.replace(/ \S+$/, '');
  expect(classesOf('Default')).toBe('gs-island');
  expect(classesOf('Light')).toBe('gs-island gs-light gs-compact gs-accent-0a7f5a');
  expect(classesOf('Nested')).toBe('gs-island gs-auto gs-compact gs-accent-0a7f5a');

  const [light] = cssOf(':where(.gs-light)');
  expect(light?.style.getPropertyValue('--gs-colors-page')).toBe('#f6f3eb');
  expect(light?.style.getPropertyValue('color-scheme')).toBe('light');
  const [accent] = cssOf('.gs-accent-0a7f5a');
  expect(accent?.style.getPropertyValue('--gs-colors-gold')).toBe('#0a7f5a');
  expect(accent?.style.getPropertyValue('--gs-colors-onGold')).toBe('#ffffff');
  const compact = cssOf(':where(.gs-compact)').map((rule) => rule.style.getPropertyValue('--gs-sizes-touch'));
  // The second rule is for touch screens.
  expect(compact).toEqual(['36px', '44px']);
});

test('an AppearanceProvider sets what the islands inside do not set themselves', () => {
  render(
    <AppearanceProvider theme="light" density="compact">
      <Island aria-label="One">titles</Island>
      <Island aria-label="Two" theme="dark">
        titles
      </Island>
    </AppearanceProvider>,
  );
  expect(screen.getByLabelText('One').className).toMatch(/^gs-island gs-light gs-compact /);
  expect(screen.getByLabelText('Two').className).toMatch(/^gs-island gs-dark gs-compact /);
});

test('dialogs, tooltips and toasts of an island have its appearance', () => {
  const toaster = createToaster({ duration: Number.POSITIVE_INFINITY });
  const noop = () => {};
  const { container } = render(
    <Island theme="light" accent="#0a7f5a" density="compact">
      <ConfirmDialog
        open
        title="Remove?"
        description="It goes."
        confirmLabel="Delete"
        onConfirm={noop}
        onOpenChange={noop}
      />
      <Tooltip content="The whole title" open>
        <button type="button">title</button>
      </Tooltip>
      <ToastRegion toaster={toaster} />
    </Island>,
  );
  act(() => {
    toaster.show('Saved');
  });
  const own = '.gs-island.gs-light.gs-compact.gs-accent-0a7f5a';
  const dialog = screen.getByRole('alertdialog', { hidden: true });
  expect(container.contains(dialog)).toBe(false);
  expect(dialog.closest(own)).not.toBeNull();
  const [tooltip] = screen.getAllByText('The whole title');
  expect(container.contains(tooltip ?? null)).toBe(false);
  expect(tooltip?.closest(own)).not.toBeNull();
  expect(screen.getByText('Saved').closest(own)).not.toBeNull();
});

test('a server renders an appearance without style attributes', () => {
  const html = renderToString(
    <Island theme="light" accent="#0a7f5a" density="compact">
      <Button variant="gold">Lend</Button>
    </Island>,
  );
  expect(html).toContain('gs-island gs-light gs-compact gs-accent-0a7f5a');
  expect(html).not.toContain('style=');
});

test('reports an accent that is not #rrggbb in development, and ignores it', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Island aria-label="Invalid" accent="red;}*{color:red">
      titles
    </Island>,
  );
  expect(report).toHaveBeenCalledWith(expect.stringContaining('is not a colour of the form #rrggbb'));
  expect(screen.getByLabelText('Invalid').className).toMatch(/^gs-island gs-c-\w+$/);
  expect(getCssText()).not.toContain('color:red');
});
