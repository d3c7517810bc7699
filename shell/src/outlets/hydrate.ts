import { isFilled, keepFields } from '@glow/shared/hydration';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** What React says of content that the server has left out, in its builds for production and development. */
const WITHOUT_CONTENT = /#419\b|could not finish this Suspense boundary/;

/** Hydrates the HTML of an element, and keeps what was typed in it where the HTML is not as React expected and is rendered anew. */
export function hydrate(element: HTMLElement, tree: ReactNode, identifierPrefix?: string): Root {
  const restoreFields = keepFields(isFilled);
  return hydrateRoot(element, tree, {
    identifierPrefix,
    onRecoverableError(error) {
      // a page without content, which the browser renders
      if (WITHOUT_CONTENT.test(String(error))) return;
      console.error(error);
      restoreFields();
    },
  });
}
