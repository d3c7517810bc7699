import styled from '@emotion/styled';
import { Picture, VisuallyHidden } from '@glow/shared/ui';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';

interface ZoomSlideProps {
  picture: string;
  alt: string;
  isSelected: boolean;
  isEnlarged: boolean;
  onToggle(): void;
}

/** A picture fitted to the screen; a click enlarges it to full resolution, centered on the clicked point. */
export function ZoomSlide({ picture, alt, isSelected, isEnlarged, onToggle }: ZoomSlideProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** The clicked point as fractions (0 to 1) of width and height. */
  const clickPoint = useRef({ x: 0.5, y: 0.5 });

  useLayoutEffect(() => {
    const { current } = frame;
    if (!isEnlarged || !current) return;
    current.scrollLeft = clickPoint.current.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = clickPoint.current.y * current.scrollHeight - current.clientHeight / 2;
  }, [isEnlarged]);

  function handleClick({ clientX, clientY, detail, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // a click by keyboard has no coordinates
    clickPoint.current =
      detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height };
    onToggle();
  }

  return (
    <Frame ref={frame} data-enlarged={isEnlarged}>
      <button type="button" aria-pressed={isEnlarged} tabIndex={isSelected ? 0 : -1} onClick={handleClick}>
        <VisuallyHidden>Enlarge: </VisuallyHidden>
        <Picture
          name={picture}
          alt={alt}
          sizes={isEnlarged ? '(min-width: 600px) 1200px, 200vw' : '(min-aspect-ratio: 1) 85vh, 100vw'}
        />
      </button>
    </Frame>
  );
}

const Frame = styled.div({
  display: 'grid',
  containerType: 'size',
  button: {
    position: 'relative',
    width: 'min(100cqw, 100cqh)',
    margin: 'auto',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    '&:focus-visible': { outlineOffset: -6 },
  },
  img: { aspectRatio: '1' },
  '&[data-enlarged=true]': {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // no wider than the source image
    button: { width: 'min(1200px, 200cqw)', cursor: 'zoom-out' },
  },
});
