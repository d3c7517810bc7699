import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';
import { useState } from 'react';

/** Covers a card's first picture under the pointer when it is loaded (COL-43); hidden with reduced motion. */
export function HoverPicture({ name, sizes }: { name: string; sizes: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <Layer data-loaded={isLoaded} onLoadCapture={() => setIsLoaded(true)}>
      <Picture name={name} alt="" sizes={sizes} isEarly />
    </Layer>
  );
}

const Layer = styled.div({
  position: 'relative',
  opacity: 0,
  pointerEvents: 'none',
  transition: 'opacity 300ms',
  'article:hover &[data-loaded=true]': { opacity: 1 },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});
