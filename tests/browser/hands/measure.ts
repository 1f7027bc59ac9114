/** Runs in the page: what is wrong with how it stands in its window, as sentences; nothing else is looked at while a dialog or a menu is open. */
export function findMisfits(): string[] {
  const found: string[] = [];
  /** The least width, in its own font size, of a text that ends in an ellipsis. */
  const leastSeen = 5;
  const root = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') ?? document.body;
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    found.push(
      `The page scrolls sideways: ${document.documentElement.scrollWidth} of ${document.documentElement.clientWidth} px.`,
    );

  const shown: { text: string; node: Node; box: DOMRect; place: 'fixed' | 'page' }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (!text || !parent || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Parts of a line that run in different directions are boxes of their own.
    const ofLine = { whole: 0, seen: 0 };
    for (const line of range.getClientRects()) {
      const { box, cutBy, ellipsised } = seen(line, parent);
      if (ellipsised) {
        ofLine.whole += line.width;
        ofLine.seen += box.width;
      }
      if (cutBy) found.push(`'${text.slice(0, 40)}' is cut off by ${cutBy}.`);
      const place = isFixed(parent) ? 'fixed' : 'page';
      // Skip links wait above the window, and come into it one at a time.
      const isOutside = place === 'fixed' && box.bottom <= 0;
      if (box.width > 1 && box.height > 1 && !isOutside) shown.push({ text, node, box, place });
    }
    if (ofLine.whole > ofLine.seen + 1 && ofLine.seen < leastSeen * fontSizeOf(parent))
      found.push(`'${text.slice(0, 40)}' is collapsed to ${Math.round(ofLine.seen)} px.`);
  }
  // The value of a select is in no text node: it is one line in the middle of the content box.
  for (const select of root.querySelectorAll('select')) {
    if (isHidden(select)) continue;
    const { paddingTop, paddingBottom, fontSize } = getComputedStyle(select);
    const edge = select.getBoundingClientRect();
    const top = edge.top + Number.parseFloat(paddingTop);
    const height = edge.height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    const lineHeight = 1.2 * Number.parseFloat(fontSize);
    const box = new DOMRect(edge.left, top + (height - lineHeight) / 2, edge.width, lineHeight);
    const text = select.selectedOptions[0]?.text ?? '';
    shown.push({ text, node: select, box, place: isFixed(select) ? 'fixed' : 'page' });
  }
  for (const [index, one] of shown.entries())
    for (const other of shown.slice(index + 1)) {
      if (one.node === other.node || one.place !== other.place) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines that stand close share a pixel or a few of their empty edges.
      if (width > 2 && height > one.box.height * 0.3)
        found.push(`'${one.text.slice(0, 40)}' lies over '${other.text.slice(0, 40)}'.`);
    }
  for (const item of root.querySelectorAll('li')) {
    const list = item.parentElement;
    if (!list || !item.checkVisibility() || isScrolledSideways(list)) continue;
    const inner = item.getBoundingClientRect();
    const outer = list.getBoundingClientRect();
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1)
      found.push(`'${item.textContent?.slice(0, 40)}' sticks out of its list.`);
  }
  return [...new Set(found)];

  function isScrolledSideways(element: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (!['visible', 'clip'].includes(getComputedStyle(at).overflowX)) return true;
    return false;
  }
  function fontSizeOf(element: Element): number {
    return Number.parseFloat(getComputedStyle(element).fontSize);
  }
  function isHidden(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    return element.closest('option, script, style, [inert], noscript') !== null || isForEarsOnly(element);
  }
  function isForEarsOnly(element: Element | null): boolean {
    for (let at = element; at; at = at.parentElement)
      if (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).overflow === 'hidden')
        return true;
    return false;
  }
  function isFixed(element: Element | null): boolean {
    for (let at = element; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed') return true;
    return false;
  }

  /** What can be seen of a line of text, and what cuts it off that nobody can scroll. */
  function seen(line: DOMRect, parent: Element): { box: DOMRect; cutBy?: string; ellipsised?: true } {
    let { left, top, right, bottom } = line;
    let cutBy: string | undefined;
    let ellipsised: true | undefined;
    for (let at: Element | null = parent; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = getComputedStyle(at);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const edge = at.getBoundingClientRect();
      const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (textOverflow === 'ellipsis') ellipsised = true;
      const scrollsX = overflowX === 'auto' || overflowX === 'scroll';
      const scrollsY = overflowY === 'auto' || overflowY === 'scroll';
      if (!isMeant) {
        if (!scrollsX && (right > edge.right + 1 || left < edge.left - 1)) cutBy = nameOf(at);
        if (!scrollsY && (bottom > edge.bottom + 2 || top < edge.top - 2)) cutBy = nameOf(at);
      }
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
      if (scrollsX || scrollsY || isMeant)
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

/** Runs in the page: what a finger or a pointer would miss, for it is smaller than so many pixels. */
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

  /** A link among words is as high as they are (WCAG 2.5.8). */
  function isInText(target: HTMLElement): boolean {
    if (target.localName !== 'a' || !getComputedStyle(target).display.startsWith('inline')) return false;
    const words = target.parentElement?.textContent?.trim() ?? '';
    return getComputedStyle(target).display === 'inline' && words !== target.textContent?.trim();
  }

  /** How far from its middle a press still reaches it. */
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

/** Runs in the page: words of headings that are broken in the middle, though they are no longer than so many letters. */
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
