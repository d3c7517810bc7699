import styled from '@emotion/styled';
import { lazyComponent } from '@glow/shared/app';
import type { Product, Variant } from '@glow/shared/catalog';
import { PictureTransition } from '@glow/shared/commerce';
import { LoadError, Picture, VisuallyHidden, sticky } from '@glow/shared/ui';
import { Maximize2 } from '@glow/shared/icons';
import { Suspense, useRef, useState } from 'react';
import { PictureStrip } from './PictureStrip';
import { Thumbnails } from './Thumbnails';

interface GalleryProps {
  product: Product;
  pictures: string[];
  selected: number;
  onSelect(index: number): void;
}

const ZoomModal = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-parts" */ './ZoomModal')).ZoomModal,
  { fallback: LoadError },
);

/** Product pictures: a large one to swipe and zoom, and a column of thumbnails (PROD-3). */
export function Gallery({ product: { id, name }, pictures, selected, onSelect }: GalleryProps) {
  // undefined until the zoom is first opened
  const [isZoomed, setIsZoomed] = useState<boolean>();
  const [first] = useState(selected);
  const stage = useRef<HTMLDivElement>(null);
  const altOf = (index: number) => `${name}, picture ${index + 1} of ${pictures.length}`;

  function handleClose() {
    setIsZoomed(false);
    // a different picture may be selected than when the zoom was opened
    stage.current?.querySelectorAll('button')[selected]?.focus({ preventScroll: true });
  }

  return (
    <Layout>
      <PictureTransition productId={id}>
        <Stage ref={stage} onPointerEnter={ZoomModal.preload}>
          <PictureStrip selected={selected} onSelect={onSelect}>
            {pictures.map((picture, index) => (
              <Slide
                key={index}
                type="button"
                aria-haspopup="dialog"
                tabIndex={index === selected ? 0 : -1}
                onClick={() => setIsZoomed(true)}
              >
                <VisuallyHidden>Zoom: </VisuallyHidden>
                <Picture name={picture} alt={altOf(index)} sizes={STAGE_SIZES} isFirst={index === first} />
              </Slide>
            ))}
          </PictureStrip>
          <Maximize2 size={18} strokeWidth={1.6} aria-hidden="true" />
        </Stage>
      </PictureTransition>
      <Thumbnails pictures={pictures} selected={selected} onSelect={onSelect} />
      {isZoomed !== undefined && (
        <Suspense fallback={null}>
          <ZoomModal
            heading={name}
            pictures={pictures}
            altOf={altOf}
            selected={selected}
            onSelect={onSelect}
            isOpen={isZoomed}
            onClose={handleClose}
          />
        </Suspense>
      )}
    </Layout>
  );
}

/** `sizes`, all less the thumbnails: full width on phones, half of the columns on tablets, 1.25fr of 2.25fr on wide screens. */
const STAGE_SIZES =
  '(min-width: 1240px) 542px, (min-width: 1024px) calc(55.6vw - 147px), (min-width: 640px) calc(50vw - 124px), calc(100vw - 116px)';

/** Pictures of a product; the variant's own picture replaces the last one (PROD-6). */
export function picturesOf({ images }: Product, variant?: Variant): string[] {
  return variant?.image ? [...images.slice(0, -1), variant.image] : images;
}

const Layout = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4rem',
  gap: theme.space(3),
  img: { aspectRatio: '1' },
  // stays beside a longer column
  [theme.from.tablet]: { ...sticky, top: theme.space(24), gridTemplateColumns: '4rem minmax(0, 1fr)' },
}));

const Stage = styled.div(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
  background: theme.colors.sand,
  '& > svg': {
    position: 'absolute',
    right: theme.space(3),
    bottom: theme.space(3),
    boxSizing: 'content-box',
    padding: theme.space(2),
    borderRadius: theme.radius.pill,
    background: theme.colors.surface,
    // of its own, as its background is, also in forced colours
    color: theme.colors.ink,
    pointerEvents: 'none',
  },
  [theme.from.tablet]: { order: 1, borderRadius: theme.radius.large },
}));

const Slide = styled.button({
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -6 },
});
