import styled from '@emotion/styled';
import { lazyComponent } from '@glow/shared/app';
import { stockOf, type Product } from '@glow/shared/catalog';
import { PictureTransition } from '@glow/shared/commerce';
import { Picture } from '@glow/shared/ui';
import { Suspense, type PointerEvent, type ReactNode } from 'react';

const HoverPicture = lazyComponent(async () => (await import('./HoverPicture')).HoverPicture, { fallback: Nothing });

interface CardPicturesProps {
  product: Product;
  sizes: string;
  isFirst?: boolean;
  isEarly?: boolean;
  /** The picture that covers the first under the pointer, if one was pointed at. */
  pointed?: string;
  onPointAt(picture: string | undefined): void;
  /** What is on top of the picture. */
  children?: ReactNode;
}

/** The picture of a card, and under a mouse pointer the second one or that of a shade, which is loaded then (COL-43). */
export function CardPictures({ product, sizes, isFirst, isEarly, pointed, onPointAt, children }: CardPicturesProps) {
  const [first = '', second] = product.images;

  function handlePointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') onPointAt(pointed ?? second);
  }

  return (
    <Frame onPointerEnter={handlePointerEnter}>
      <PictureTransition productId={product.id}>
        <div>
          <CardPicture
            name={first}
            alt=""
            sizes={sizes}
            isFirst={isFirst}
            isEarly={isEarly}
            isSoldOut={!stockOf(product).inStock}
          />
        </div>
      </PictureTransition>
      {pointed && (
        <Suspense fallback={null}>
          <HoverPicture name={pointed} sizes={sizes} />
        </Suspense>
      )}
      {children}
    </Frame>
  );
}

function Nothing() {
  return null;
}

const Frame = styled.div(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  alignSelf: 'start',
  aspectRatio: '1',
  borderRadius: theme.radius.medium,
  background: theme.colors.sand,
  img: { transition: 'transform 600ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
}));

const CardPicture = styled(Picture, { shouldForwardProp: (name) => name !== 'isSoldOut' })<{ isSoldOut: boolean }>(
  ({ isSoldOut }) => ({ opacity: isSoldOut ? 0.6 : 1 }),
);
