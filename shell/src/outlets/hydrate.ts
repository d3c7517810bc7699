import { isFilled, keepFields } from '@glow/shared/hydration';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Hydrates the HTML of an element, and keeps what was typed in it where the HTML is not as React expected and is rendered anew. */
export function hydrate(element: HTMLElement, tree: ReactNode, identifierPrefix?: string): Root {
  const restoreFields = keepFields(isFilled);
  return hydrateRoot(element, tree, {
    identifierPrefix,
    onRecoverableError(error) {
      console.error(error);
      restoreFields();
    },
  });
}
