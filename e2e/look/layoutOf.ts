/**
 * Runs in the page. Returns the boxes of headings, controls, pictures and prices as lines of text, each relative to
 * its landmark or card, once nothing moves any more. Of equal parts, only the first is told, and where the second
 * begins. Header and footer are told only `withChrome`; while a dialog is open, it alone is told.
 */
export async function layoutOf(withChrome: boolean): Promise<string> {
  const PLACES =
    'header, main, footer, nav, aside, section, form, fieldset, dialog, article, li, tr, figure, [role=dialog], [role=tabpanel], [role=listbox]';
  const PARTS =
    'h1, h2, h3, h4, h5, h6, a[href], button, input, select:not([aria-hidden]), textarea, summary, img, [role=tab], [role=option], [role=img], label:has(input[type=radio], input[type=checkbox])';
  const EQUAL_PARTS = 'li, article, tr, [role=option], label';
  const MODALS = 'dialog:modal, [role=dialog][aria-modal=true]';
  const TOASTS = ':is([role=alert], [role=status]):has([aria-label="Dismiss notification"])';
  /** Smaller pictures are icons. */
  const MIN_PICTURE = 24;
  const NAME_LENGTH = 40;

  /** A text without the parts that another day or another order changes. */
  function settled(text: string): string {
    return text
      .replace(/GLW-[0-9A-Z]+/g, 'GLW-#')
      .replace(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b(?= \d)/g, 'Month')
      .replace(/\d+(?:[.,:]\d+)*/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, NAME_LENGTH);
  }

  function nameOf(element: Element): string {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const [label] = 'labels' in element ? ((element as HTMLInputElement).labels ?? []) : [];
    const heading = element.matches(PLACES) ? element.querySelector('h1, h2, h3, h4, legend')?.textContent : undefined;
    return settled(
      element.getAttribute('aria-label') ??
        (labelledBy.map((id) => document.getElementById(id)?.textContent).join(' ') ||
          element.getAttribute('alt') ||
          label?.textContent ||
          heading ||
          (element.matches(PLACES) ? '' : (element.textContent ?? ''))),
    );
  }

  function isPrice(element: Element): boolean {
    return element.childElementCount === 0 && /^\$\d[\d,.]*$/.test(element.textContent?.trim() ?? '');
  }

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const smallest = element.matches('img') ? MIN_PICTURE : 2;
    return (
      Math.min(width, height) >= smallest &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    );
  }

  /** A link or button among the words of a text is where the words are. */
  function isAmongWords(element: Element): boolean {
    return (
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => ['#text', 'SPAN'].includes(node.nodeName) && node.textContent?.trim(),
      )
    );
  }

  /** The list of equal parts that a part of the page is in, the outermost first: how many are before each. */
  function placesInLists(element: Element): { part: Element; before: number }[] {
    const found: { part: Element; before: number }[] = [];
    for (let part = element.closest(EQUAL_PARTS); part; part = part.parentElement?.closest(EQUAL_PARTS) ?? null) {
      const { tagName } = part;
      let before = 0;
      for (let other = part.previousElementSibling; other; other = other.previousElementSibling)
        before += Number(other.tagName === tagName);
      found.unshift({ part, before });
    }
    return found;
  }

  /** Keeps the first of equal parts whole, the first part of the second one, and nothing of the others. */
  function withoutEqual(parts: Element[]): Element[] {
    const seconds = new Set<Element>();
    return parts.filter((element) => {
      const places = placesInLists(element);
      const second = places.find(({ before }) => before > 0);
      if (!second) return true;
      if (places.some(({ before }) => before > 1) || seconds.has(second.part)) return false;
      seconds.add(second.part);
      return true;
    });
  }

  function isPart(element: Element): boolean {
    if (!(element.matches(PARTS) || isPrice(element)) || !isSeen(element)) return false;
    // a control that is drawn by its label, a link that is all of its heading
    if (element.matches('label input, :is(h1, h2, h3, h4, h5, h6) a')) return false;
    return !(element.matches('a, button') && isAmongWords(element));
  }

  function roots(): Element[] {
    const modals = [...document.querySelectorAll(MODALS)].filter(isSeen);
    if (modals.length > 0) return modals.slice(-1);
    const found = document.querySelectorAll(withChrome ? '#root header, main, #root footer' : 'main');
    return [...found].filter((element) => element.matches('main') || !element.closest('main'));
  }

  function describe(element: Element, origin: { left: number; top: number }, depth: number): string {
    const { left, top, width, height } = element.getBoundingClientRect();
    const numbers = [left - origin.left, top - origin.top, width, height].map((value) => Math.round(value));
    const role = element.getAttribute('role') ?? (isPrice(element) ? 'price' : element.tagName.toLowerCase());
    return `${'  '.repeat(depth)}${role} "${nameOf(element)}" ${numbers.join(' ')}`;
  }

  function linesOf(root: Element): string[] {
    const all = [...root.querySelectorAll('*')].filter((element) => !element.closest(TOASTS));
    const parts = new Set(withoutEqual(all.filter(isPart)));
    const counts = new Map<Element, number>();
    for (const part of parts)
      for (let place = part.parentElement?.closest(PLACES); place; place = place.parentElement?.closest(PLACES))
        counts.set(place, (counts.get(place) ?? 0) + 1);
    // a place with one part is that part
    const isPlace = (element: Element) =>
      element === root ||
      ((counts.get(element) ?? 0) > 1 &&
        element.getClientRects().length > 0 &&
        element.matches(PLACES) &&
        !element.matches('li:has(article)'));
    const placesOf = (element: Element) => {
      const found: Element[] = [];
      for (let above = element.parentElement; above && element !== root; above = above.parentElement) {
        if (isPlace(above)) found.push(above);
        if (above === root) break;
      }
      return found;
    };
    return [root, ...all]
      .filter((element) => parts.has(element) || isPlace(element))
      .map((element) => {
        const places = placesOf(element);
        const origin = places[0]?.getBoundingClientRect() ?? { left: 0, top: -window.scrollY };
        return describe(element, origin, places.length);
      });
  }

  const collect = () => roots().flatMap(linesOf).join('\n');
  const untilPainted = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);

  await document.fonts.ready;
  const { scrollX, scrollY } = window;
  // where bars stick depends on it
  window.scrollTo({ top: 0, behavior: 'instant' });
  await untilPainted();
  let before = '';
  let found = collect();
  for (
    let tries = 0;
    tries < 100 && (found !== before || isMoving() || document.fonts.status === 'loading');
    tries += 1
  ) {
    await untilPainted();
    before = found;
    found = collect();
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return found;
}
