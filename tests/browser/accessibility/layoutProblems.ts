/** Runs in the page: finds cut-off, overlapping or overflowing content, one message each; only that of an open dialog or menu. */
export function findLayoutProblems(): string[] {
  const found: string[] = [];
  /** The minimum visible width of a text that ends in an ellipsis, in em. */
  const minVisibleEms = 5;
  const root = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') ?? document.body;
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    found.push(
      `The page scrolls horizontally: ${document.documentElement.scrollWidth} of ${document.documentElement.clientWidth} px.`,
    );

  const lines: { text: string; node: Node; box: DOMRect; layer: 'stuck' | 'fixed' | 'page' }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (!text || !parent || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Parts of a line with different text directions have separate boxes.
    const widths = { whole: 0, visible: 0 };
    for (const line of range.getClientRects()) {
      const layer = layerOf(parent);
      // Skip links are above the window until they are focused.
      if (layer === 'fixed' && line.bottom <= 0) continue;
      const { box, cutBy, ellipsised } = visiblePart(line, parent);
      if (ellipsised) {
        widths.whole += line.width;
        widths.visible += box.width;
      }
      if (cutBy) found.push(`'${text.slice(0, 40)}' is cut off by ${cutBy}.`);
      if (box.width > 1 && box.height > 1) lines.push({ text, node, box, layer });
    }
    const isCut = widths.whole > widths.visible + 1;
    // A `DetailText` is a button that shows its whole text in a tooltip.
    if (isCut && !parent.closest('button'))
      found.push(`'${text.slice(0, 40)}' ends in an ellipsis, and nothing shows the rest.`);
    if (isCut && widths.visible < minVisibleEms * fontSizeOf(parent))
      found.push(`'${text.slice(0, 40)}' is collapsed to ${Math.round(widths.visible)} px.`);
  }
  // The value of a select is no text node: it is one line, centred in the content box.
  for (const select of root.querySelectorAll('select')) {
    if (isHidden(select)) continue;
    const { paddingTop, paddingBottom, fontSize } = getComputedStyle(select);
    const edge = select.getBoundingClientRect();
    const top = edge.top + Number.parseFloat(paddingTop);
    const height = edge.height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    const lineHeight = 1.2 * Number.parseFloat(fontSize);
    const line = new DOMRect(edge.left, top + (height - lineHeight) / 2, edge.width, lineHeight);
    // It may be scrolled out of a dialog.
    const { box } = visiblePart(line, select);
    if (box.width <= 1 || box.height <= 1) continue;
    const text = select.selectedOptions[0]?.text ?? '';
    lines.push({ text, node: select, box, layer: layerOf(select) });
  }
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.node === other.node || one.layer !== other.layer) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // The boxes of adjacent lines may overlap by a few empty pixels.
      if (width > 2 && height > one.box.height * 0.3)
        found.push(`'${one.text.slice(0, 40)}' overlaps '${other.text.slice(0, 40)}'.`);
    }
  for (const item of root.querySelectorAll('li')) {
    const list = item.parentElement;
    if (!list || !item.checkVisibility() || isInHorizontalScroller(list)) continue;
    const inner = item.getBoundingClientRect();
    const outer = list.getBoundingClientRect();
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1)
      found.push(`'${item.textContent?.slice(0, 40)}' overflows its list.`);
  }
  return [...new Set(found)];

  function isInHorizontalScroller(element: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (!['visible', 'clip'].includes(getComputedStyle(at).overflowX)) return true;
    return false;
  }
  function fontSizeOf(element: Element): number {
    return Number.parseFloat(getComputedStyle(element).fontSize);
  }
  function isHidden(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    return element.closest('option, script, style, [inert], noscript') !== null || isVisuallyHidden(element);
  }
  function isVisuallyHidden(element: Element | null): boolean {
    for (let at = element; at; at = at.parentElement)
      if (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).overflow === 'hidden')
        return true;
    return false;
  }
  /** Texts of different layers may overlap: a dialog is above the page, and its content scrolls below its own sticky bars. */
  function layerOf(element: Element): 'stuck' | 'fixed' | 'page' {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'sticky' && at !== root && root !== document.body) return 'stuck';
      if (position === 'fixed') return 'fixed';
    }
    return 'page';
  }

  /** The visible part of a line of text, and the element that cuts it off without offering to scroll. */
  function visiblePart(line: DOMRect, parent: Element): { box: DOMRect; cutBy?: string; ellipsised?: true } {
    let { left, top, right, bottom } = line;
    let cutBy: string | undefined;
    let ellipsised: true | undefined;
    for (let at: Element | null = parent; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = getComputedStyle(at);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const edge = at.getBoundingClientRect();
      const isTruncated = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (textOverflow === 'ellipsis') ellipsised = true;
      const scrollsX = overflowX === 'auto' || overflowX === 'scroll';
      const scrollsY = overflowY === 'auto' || overflowY === 'scroll';
      if (!isTruncated) {
        if (!scrollsX && (right > edge.right + 1 || left < edge.left - 1)) cutBy = nameOf(at);
        if (!scrollsY && (bottom > edge.bottom + 2 || top < edge.top - 2)) cutBy = nameOf(at);
      }
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
      if (scrollsX || scrollsY || isTruncated)
        if (right <= left || bottom <= top)
          return { box: new DOMRect(), ...(textOverflow === 'ellipsis' && { ellipsised }) };
    }
    return {
      box: new DOMRect(left, top, right - left, bottom - top),
      ...(cutBy && { cutBy }),
      ...(ellipsised && { ellipsised }),
    };
  }
  function nameOf(element: Element): string {
    return `${element.localName}.${element.className}`.slice(0, 60);
  }
}

/** Runs in the page: finds the targets of touch or pointer that are narrower or lower than `least` pixels, one message each. */
export function findSmallTargets(least: number): string[] {
  const root = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') ?? document.body;
  const before = scrollY;
  const found = [
    ...root.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role=slider], [role=menuitem], [role=option]',
    ),
  ]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInText(target))
    .flatMap((target) => {
      const label = target.closest('label') ?? target;
      const { width, height } = label.getBoundingClientRect();
      if (width >= least && height >= least) return [];
      const reach = reachOf(label);
      if (reach.width >= least && reach.height >= least) return [];
      const name = target.getAttribute('aria-label') ?? (target.textContent?.trim() || target.outerHTML);
      return [`'${name}' is ${Math.round(reach.width)} × ${Math.round(reach.height)} px.`];
    });
  scrollTo({ top: before, behavior: 'instant' });
  return found;

  /** Links within a sentence are exempt (WCAG 2.5.8). */
  function isInText(target: HTMLElement): boolean {
    if (target.localName !== 'a' || !getComputedStyle(target).display.startsWith('inline')) return false;
    const text = target.parentElement?.textContent?.trim() ?? '';
    return getComputedStyle(target).display === 'inline' && text !== target.textContent?.trim();
  }

  /** The size of the area around the middle in which a press reaches the target. */
  function reachOf(target: HTMLElement): { width: number; height: number } {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const far = (stepX: number, stepY: number) => {
      let steps = 0;
      while (steps < 60) {
        const hit = document.elementFromPoint(x + stepX * (steps + 0.5), y + stepY * (steps + 0.5));
        if (!hit || !(target.contains(hit) || hit.closest('label')?.contains(target))) break;
        steps++;
      }
      return steps;
    };
    return { width: far(1, 0) + far(-1, 0), height: far(0, 1) + far(0, -1) };
  }
}

/** Runs in the page: finds words in headings that are broken over two lines although they have at most `longest` characters. */
export function findBrokenWords(longest: number): string[] {
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}']+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (word.length > longest) continue;
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && heading.checkVisibility()) found.push(word);
      }
    return found;
  });
}
