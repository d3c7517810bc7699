import createCache, { type StylisElement } from '@emotion/cache';

/** Of the element around each fragment. It adds no specificity: a part's own styles come before those of all elements. */
const SCOPE = ':where([data-glow])';
const OF_PAGE = /^(html|body|:root)/;
const OF_PART = /\.glow-/;
const KEYFRAME = /^(from|to|[\d.]+%)$/;

/** Styles of all elements apply inside fragments only. */
export const scopedStyles = createCache({ key: 'glow', stylisPlugins: [keepInside] });

function keepInside(element: StylisElement): void {
  if (element.type === 'rule') element.props = (element.props as string[]).map(scoped);
}

function scoped(selector: string): string {
  if (OF_PART.test(selector) || KEYFRAME.test(selector)) return selector;
  return OF_PAGE.test(selector) ? selector.replace(OF_PAGE, SCOPE) : `${SCOPE} ${selector}`;
}
