import { ViewTransition, type ReactNode } from 'react';
import { useSmoothTransitions } from './smoothTransitions';

interface PictureTransitionProps {
  productId: string;
  /** One element that contains the product picture. */
  children: ReactNode;
}

/** A product picture with a view transition to the next screen, across remotes, on devices that draw it smoothly; nothing else is animated. */
export function PictureTransition({ productId, children }: PictureTransitionProps) {
  const isSmooth = useSmoothTransitions();
  return (
    <ViewTransition name={`picture-of-${productId}`} default="none" share={isSmooth ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  );
}
