import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Picture, PictureTransition } from '@glow/shared/ui';
import { useState, type KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The pictures of a product: one large, all of them small to choose from, by press or arrow key. */
export function Gallery({ product: { id, name, images } }: { product: Product }) {
  const [selected, setSelected] = useState(0);

  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (selected + step + images.length) % images.length;
    setSelected(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Layout>
      <PictureTransition productId={id}>
        <Stage>
          <Picture
            name={images[selected] ?? ''}
            alt={`${name}, picture ${selected + 1} of ${images.length}`}
            sizes="(min-width: 1240px) 620px, (min-width: 1024px) 50vw, 100vw"
            isFirst
          />
        </Stage>
      </PictureTransition>
      <Thumbnails role="list" aria-label="Pictures" onKeyDown={handleKeyDown}>
        {images.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              aria-label={`Show picture ${index + 1} of ${images.length}`}
              aria-current={index === selected ? 'true' : undefined}
              onClick={() => setSelected(index)}
            >
              <Picture name={image} alt="" sizes="(min-width: 1024px) 200px, 80px" />
            </button>
          </li>
        ))}
      </Thumbnails>
    </Layout>
  );
}

const Layout = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(4),
  'picture > img': { aspectRatio: '1' },
}));

const Stage = styled.div(({ theme }) => ({ overflow: 'hidden', borderRadius: theme.radius.large }));

const Thumbnails = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 80px)',
  gap: theme.space(3),
  button: {
    display: 'block',
    width: '100%',
    padding: 3,
    border: '1px solid transparent',
    borderRadius: theme.radius.medium,
    background: 'none',
    transition: 'border-color 160ms',
  },
  'button:hover': { borderColor: theme.colors.line },
  'button[aria-current]': { borderColor: theme.colors.accent },
  img: { borderRadius: 10 },
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));
