/**
 * Runs in the page. Returns broken rules of every layout, as texts: something lies on a heading or a control, a toast
 * on what TOAST-8 names, a left edge is beside its column, a text ends within a word, headings in a row have more than
 * two sizes.
 */
export function problemsOfLayout(): string[] {
  const HEADINGS = 'h1, h2, h3, h4, h5, h6';
  const CONTROLS = 'button, input, select, textarea, summary';
  const TOASTS = ':is([role=alert], [role=status]):has([aria-label="Dismiss notification"])';
  const problems = new Set<string>();
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const root = modal ?? document.body;

  const shown = (element: Element) =>
    (element.textContent?.trim() || element.getAttribute('aria-label') || '').slice(0, 40);
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} "${shown(element)}"`;
  const styleOf = (element: Element) => getComputedStyle(element);

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    );
  }

  const seen = (selector: string) => [...root.querySelectorAll(selector)].filter(isSeen);

  function above(element: Element): Element[] {
    const found: Element[] = [];
    for (let parent = element.parentElement; parent; parent = parent.parentElement) found.push(parent);
    return found;
  }

  /** The part of an element that its scroll containers show. */
  function seenBox(element: Element): { left: number; right: number; top: number; bottom: number } {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (const parent of above(element)) {
      if (styleOf(parent).overflow === 'visible' || parent === document.body || parent === document.documentElement)
        continue;
      const clip = parent.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return {
      left: Math.max(left, 0),
      right: Math.min(right, innerWidth),
      top: Math.max(top, 0),
      bottom: Math.min(bottom, innerHeight),
    };
  }

  function isWithin(inner: Element, outer: Element): boolean {
    const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    return one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;
  }

  /** What lies on an element where it is now. */
  function coverOf(element: Element): Element | undefined {
    const { left, right, top, bottom } = seenBox(element);
    if (right - left < 4 || bottom - top < 4) return undefined;
    const [width, height] = [right - left, bottom - top];
    const owner = element.closest('label') ?? element;
    for (const [x, y] of [
      [0.5, 0.5],
      [0.15, 0.25],
      [0.85, 0.25],
      [0.15, 0.75],
      [0.85, 0.75],
    ] as const) {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      if (!hit || hit.contains(owner) || owner.contains(hit)) continue;
      // a button within its field
      if (element.matches('input') && isWithin(hit, element)) continue;
      // what was opened from the header lies on the page
      if (hit.closest('header')?.querySelector('[aria-expanded=true]')) continue;
      // the link of a card lies over all of the card
      if (hit.matches('a, a *') && element.closest('article, li')?.contains(hit)) continue;
      // a control that is drawn by its label
      if (element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit)))
        continue;
      return hit;
    }
    return undefined;
  }

  /** Nothing but a toast lies on a heading or a control that is scrolled to the middle. */
  function findCovered(): void {
    const scrolled = [document.documentElement, ...root.querySelectorAll('*')]
      .filter((element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
      .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
    const parts = seen(`${HEADINGS}, ${CONTROLS}, a`).filter(
      (element) => !element.closest(TOASTS) && (!element.matches('a') || isButton(element)),
    );
    for (const element of parts) {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const cover = coverOf(element);
      if (cover && !cover.closest(TOASTS) && !cover.querySelector(TOASTS))
        problems.add(`${nameOf(cover)} lies on ${nameOf(element)}`);
    }
    scrolled.forEach(({ element, left, top }) => element.scrollTo({ left, top, behavior: 'instant' }));
  }

  /** No toast touches what it must leave in sight, where the page is now (TOAST-8). */
  function findTouched(): void {
    const FORM = 'form:has([aria-invalid=true], [data-uncovered])';
    const KEPT = `:focus, [data-uncovered], [data-bar], ${FORM} :is(label, input, select, textarea, p)`;
    for (const toast of seen(TOASTS)) {
      const box = toast.getBoundingClientRect();
      for (const part of seen(KEPT).filter((element) => !element.contains(toast) && !toast.contains(element))) {
        const { left, right, top, bottom } = seenBox(part);
        const [width, height] = [
          Math.min(right, box.right) - Math.max(left, box.left),
          Math.min(bottom, box.bottom) - Math.max(top, box.top),
        ];
        if (width > 0 && height > 0) problems.add(`a toast lies on ${nameOf(part)}`);
      }
    }
  }

  /** Whether one sees where an element begins: by a background, a border or a shadow. */
  function hasEdges(element: Element): boolean {
    const { backgroundColor, backgroundImage, borderLeftWidth, borderLeftStyle, boxShadow } = styleOf(element);
    const hasBorder = borderLeftStyle !== 'none' && borderLeftWidth !== '0px';
    return !/, 0\)$/.test(backgroundColor) || backgroundImage !== 'none' || hasBorder || boxShadow !== 'none';
  }

  /** Whether an element is a button that one sees as such. */
  function isButton(element: Element): boolean {
    return element.matches('button, a') && hasEdges(element);
  }

  /** Whether another part of the page is beside an element, so that it is a column of its own. */
  function isBeside(element: Element): boolean {
    const box = element.getBoundingClientRect();
    return [...(element.parentElement?.children ?? [])].some((other) => {
      if (other === element || ['absolute', 'fixed'].includes(styleOf(other).position) || !isSeen(other)) return false;
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const overlap = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      return overlap > 0.5 * Math.min(box.height, bottom - top) && (right <= box.left + 1 || left >= box.right - 1);
    });
  }

  /** The column of a text: the nearest part of the page with edges of its own, or with another part beside it. */
  function columnOf(element: Element): Element {
    const COLUMNS =
      'body, main, header, footer, nav, aside, dialog, article, li, figure, blockquote, td, th, details, label';
    for (const part of [element, ...above(element)]) {
      if (part.matches(COLUMNS) || isBeside(part) || (!part.matches('input, select, textarea') && hasEdges(part)))
        return part;
    }
    return root;
  }

  /** Where a text or a field begins; undefined if it does not begin at a left edge. */
  function leftOf(element: Element): number | undefined {
    const { textAlign } = styleOf(element);
    if (element.matches('input, select, textarea')) return element.getBoundingClientRect().left;
    if (!['start', 'left', 'justify'].includes(textAlign)) return undefined;
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!text || text.parentElement?.closest('svg, button') || element.querySelector('svg, img')) return undefined;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [first] = range.getClientRects();
    return first && first.width > 2 ? first.left : undefined;
  }

  /** What begins near the left edge of a column begins at it. */
  function findBesideColumn(): void {
    const NEAR = 24;
    const TEXTS = `${HEADINGS}, p, dt, legend, address, textarea, select, input:not([type=radio], [type=checkbox], [type=hidden])`;
    const columns = new Map<Element, { element: Element; left: number }[]>();
    for (const element of seen(TEXTS)) {
      const left = leftOf(element);
      if (left === undefined || element.closest(TOASTS)) continue;
      const column = columnOf(element);
      columns.set(column, [...(columns.get(column) ?? []), { element, left }]);
    }
    for (const texts of columns.values()) {
      const at = (edge: number) => texts.filter(({ left }) => Math.abs(left - edge) <= 1).length;
      for (const { element, left } of texts) {
        const column = texts.find((other) => {
          const distance = Math.abs(other.left - left);
          return distance > 1 && distance <= NEAR && at(other.left) > Math.max(1, at(left));
        });
        if (column)
          problems.add(
            `${nameOf(element)} begins at ${Math.round(left)} px, and its column at ${Math.round(column.left)} px`,
          );
      }
    }
  }

  /** No text ends within a word. */
  function findCutWords(): void {
    const hides = (value: string) => ['hidden', 'clip'].includes(value);
    for (const element of seen('*')) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, font } = styleOf(element);
      const isCut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
      // what ends with dots is a heading of the page too
      const isSaid = [...document.querySelectorAll(HEADINGS)].some(
        ({ textContent }) => textContent === element.textContent,
      );
      if (!isCut || isSaid || element.clientWidth < 24 || element.matches('body, html, select, input, svg *')) continue;
      const { left, top } = element.getBoundingClientRect();
      const [right, bottom] = [
        left + element.clientLeft + element.clientWidth,
        top + element.clientTop + element.clientHeight,
      ];
      const hasDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = font;
      const dots = hasDots ? (pen?.measureText('…').width ?? 0) : 0;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (!text.parentElement || !isSeen(text.parentElement)) continue;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          for (const box of range.getClientRects()) {
            if (box.width > element.clientWidth || box.left >= right || box.top >= bottom - 3) continue;
            const isLastLine = box.bottom + 0.7 * box.height > bottom;
            const isCutAside = box.right > right - (isLastLine ? dots : 0) + 1 && box.left < right - dots;
            const isCutBelow = box.top < bottom - 3 && box.bottom > bottom + 0.25 * box.height;
            if (isCutAside || isCutBelow) problems.add(`"${word}" is cut in ${nameOf(element)}`);
          }
        }
      }
    }
  }

  /** Headings in a row have at most two sizes. */
  function findMixedRows(): void {
    const headings = seen(HEADINGS).map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return {
        element,
        middle: top + height / 2,
        top,
        bottom: top + height,
        size: Math.round(parseFloat(styleOf(element).fontSize)),
      };
    });
    for (const { element, middle } of headings) {
      const sizes = new Set(
        headings.filter(({ top, bottom }) => top <= middle && bottom >= middle).map(({ size }) => size),
      );
      if (sizes.size > 2) problems.add(`${nameOf(element)} is in a row with headings of ${[...sizes].join(', ')} px`);
    }
  }

  findBesideColumn();
  findCutWords();
  findMixedRows();
  findTouched();
  findCovered();
  return [...problems];
}
