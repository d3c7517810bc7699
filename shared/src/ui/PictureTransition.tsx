import { ViewTransition, type ReactNode } from 'react';

interface PictureTransitionProps {
  productId: string;
  /** One element that holds the product's picture. */
  children: ReactNode;
}

/** A product's picture that moves to its place on the next screen, whichever remote draws that; nothing else is animated. */
export function PictureTransition({ productId, children }: PictureTransitionProps) {
  return (
    <ViewTransition name={`picture-of-${productId}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
