import styled from '@emotion/styled';
import { kindOf } from './pictureKinds';

interface PictureProps {
  /** Name of a master below `shared/assets`, without ending: `hero`, `products/skn-001-1`. */
  name: string;
  /** What it shows; empty where the text beside it already says so. */
  alt: string;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** Load it first: for the one picture that the first screen is about. */
  isFirst?: boolean;
  className?: string;
}

/** A picture of the store in the format and width that fit the device, with its space reserved. */
export function Picture({ name, alt, sizes, isFirst = false, className }: PictureProps) {
  const { width, height, widths } = kindOf(name);
  const sourceSet = (format: string) => widths.map((w) => `/images/${name}-${w}.${format} ${w}w`).join(', ');
  return (
    <picture css={{ display: 'contents' }}>
      <source hidden type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <Img
        className={className}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        src={`/images/${name}-${widths[Math.floor(widths.length / 2)]}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

const Img = styled.img(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: theme.colors.sand,
  color: 'transparent',
}));
