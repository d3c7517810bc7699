import styled from '@emotion/styled';
import colors from '../../picture-colors.json';
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
  /** Load it with the page: for the other pictures of the first screen. */
  isEarly?: boolean;
  className?: string;
}

/** A picture of the store in the format and width that fit the device, with its space reserved in its own colour. */
export function Picture({ name, alt, sizes, isFirst = false, isEarly = isFirst, className }: PictureProps) {
  const { width, height, widths } = kindOf(name);
  const color = (colors as Record<string, string>)[name];
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
        loading={isEarly ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        onLoad={arriveLater}
        style={{ backgroundColor: color }}
      />
    </picture>
  );
}

/** React holds a screen back until its pictures are there, unless somebody waits for their `load`: here the colour stands in for them. */
function arriveLater(): void {}

const Img = styled.img({ display: 'block', width: '100%', height: 'auto', color: 'transparent' });
