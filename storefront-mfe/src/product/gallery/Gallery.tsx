import styled from '@emotion/styled';
import { lazyComponent } from '@glow/shared/app';
import type { Product, Variant } from '@glow/shared/catalog';
import { PictureTransition } from '../../components/PictureTransition';
import { LoadError, Picture, VisuallyHidden } from '@glow/shared/ui';
import { Suspense, useRef, useState } from 'react';
import { PictureStrip } from './PictureStrip';
import type { SelectedPicture } from './Thumbnails';

const ZoomModal = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-parts" */ './ZoomModal')).ZoomModal,
  { fallback: LoadError },
);

/** On phones a strip to swipe, on wider screens all pictures, the first one large; a press zooms (PROD-3). */
export function Gallery({ product: { id, name }, ...shown }: SelectedPicture & { product: Product }) {
  const { pictures, selected, onSelect } = shown;
  // undefined until the zoom is first opened
  const [isZoomed, setIsZoomed] = useState<boolean>();
  const gallery = useRef<HTMLDivElement>(null);
  const altOf = (index: number) => `${name}, picture ${index + 1} of ${pictures.length}`;

  function handleZoom(index: number) {
    onSelect(index);
    setIsZoomed(true);
  }

  function handleClose() {
    setIsZoomed(false);
    // a different picture may be selected than when the zoom was opened
    gallery.current?.querySelectorAll('button')[selected]?.focus();
  }

  return (
    <Layout ref={gallery} onPointerEnter={ZoomModal.preload}>
      <PictureTransition productId={id}>
        <Pictures selected={selected} onSelect={onSelect}>
          {pictures.map((picture, index) => (
            <button
              key={index}
              type="button"
              aria-haspopup="dialog"
              tabIndex={index === selected ? 0 : -1}
              onClick={() => handleZoom(index)}
            >
              <VisuallyHidden>Zoom: </VisuallyHidden>
              <Picture
                name={picture}
                alt={altOf(index)}
                sizes={index === 0 ? FIRST_SIZES : FURTHER_SIZES}
                isFirst={index === 0}
              />
            </button>
          ))}
        </Pictures>
      </PictureTransition>
      {pictures.length > 1 && (
        <Bars aria-hidden="true">
          {pictures.map((_, index) => (
            <i key={index} data-selected={index === selected} />
          ))}
        </Bars>
      )}
      {isZoomed !== undefined && (
        <Suspense fallback={null}>
          <ZoomModal {...shown} heading={name} altOf={altOf} isOpen={isZoomed} onClose={handleClose} />
        </Suspense>
      )}
    </Layout>
  );
}

/** `sizes` of the first picture: phones 100%, tablets half of the columns, wide screens 1.25fr of 2.25fr. */
export const FIRST_SIZES = '(min-width: 1024px) min(55.6vw - 71px, 618px), (min-width: 640px) calc(50vw - 48px), 100vw';

/** Other pictures are about half as wide, except on phones. */
const FURTHER_SIZES = '(min-width: 640px) min(26vw, 330px), 100vw';

/** The variant's pictures replace the first ones of the product (PROD-6). */
export function picturesOf({ images }: Product, variant?: Variant): string[] {
  const own = variant?.image ? [variant.image, ...(variant.otherImages ?? [])] : [];
  return [...own, ...images.slice(own.length)];
}

const Layout = styled.div(({ theme }) => ({
  minWidth: 0,
  marginInline: `calc(-1 * ${theme.pageMargin})`,
  [theme.from.tablet]: { marginInline: 0 },
}));

const Pictures = styled(PictureStrip)(({ theme }) => ({
  // lower on low phones, so that the first screen has the name and the price too (PROD-40)
  img: { aspectRatio: '1', maxHeight: 'max(65vw, 100svh - 25.25rem)' },
  [theme.from.tablet]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: theme.space(3),
    overflow: 'visible',
    '& > :first-of-type': { gridColumn: '1 / -1' },
    img: { maxHeight: 'none', borderRadius: theme.radius.large },
  },
}));

const Bars = styled.div(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  gap: theme.space(1.5),
  marginTop: theme.space(2),
  i: {
    width: theme.space(6),
    height: theme.space(1.5),
    borderRadius: theme.radius.pill,
    background: theme.colors.sand,
    forcedColorAdjust: 'none',
  },
  'i[data-selected=true]': { background: theme.colors.accent },
  [theme.from.tablet]: { display: 'none' },
}));
