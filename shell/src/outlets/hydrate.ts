import { isFilled, keepFields } from '@glow/shared/hydration';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** React's messages, in production and development, about content that the server has left out. */
const WITHOUT_CONTENT = /#419\b|could not finish this Suspense boundary/;

/** Hydrates the HTML, and keeps the input in its fields if React must render it again. */
export function hydrate(element: HTMLElement, tree: ReactNode, identifierPrefix?: string): Root {
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
