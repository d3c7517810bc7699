import { ViewTransition, type ReactNode } from 'react';

interface PictureTransitionProps {
  productId: string;
  /** One element that contains the product picture. */
  children: ReactNode;
}

/** A product picture with a view transition to the next screen, across remotes; nothing else is animated. */
export function PictureTransition({ productId, children }: PictureTransitionProps) {
  return (
    <ViewTransition name={`picture-of-${productId}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
