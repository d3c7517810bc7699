import { isFilled, keepFields } from '@glow/shared/hydration';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** React's messages, in production and development, about content that the server has left out. */
const WITHOUT_CONTENT = /#419\b|could not finish this Suspense boundary/;

/** Hydrates the HTML, if there is any, and keeps the input in its fields if React must render it again. */
export function hydrate(element: HTMLElement, tree: ReactNode, identifierPrefix?: string): Root {
  if (!element.hasChildNodes()) {
    const root = createRoot(element, { identifierPrefix });
    root.render(tree);
    return root;
  }
  const restoreFields = keepFields(isFilled);
  return hydrateRoot(element, tree, {
    identifierPrefix,
    onRecoverableError(error) {
      // the browser renders the content of such a page
      if (WITHOUT_CONTENT.test(String(error))) return;
      console.error(error);
      restoreFields();
    },
  });
}

/** Sends the missing `input` event of fields that the browser has filled, so that the inline script records it. */
export function announceFilledFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    const isRecorded = window.glow_queue?.some(([element]) => element === field);
    if (isFilled(field) && !isRecorded) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
