import createCache, { type StylisElement } from '@emotion/cache';

/** Of the element around each fragment. It adds no specificity: a part's own styles come before those of all elements. */
const SCOPE = ':where([data-glow])';
/** Selectors of parts, and of keyframes. */
const SCOPED = /\.glow-|^(from|to|[\d.]+%)$/;

/** The site's content policy may allow only styles with the nonce of its scripts. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** Styles of all elements apply inside fragments only. */
export const scopedStyles = createCache({ key: 'glow', nonce, stylisPlugins: [keepInside] });

function keepInside(element: StylisElement): void {
  if (element.type !== 'rule') return;
  element.props = (element.props as string[]).map((selector) =>
    SCOPED.test(selector) ? selector : selector.replace(/^(html|body|:root)|^/, (page) => SCOPE + (page ? '' : ' ')),
  );
}
