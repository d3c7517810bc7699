import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import pictures from '../../picture-version.json';

interface PictureProps {
  /** A source picture in `shared/assets` without extension, as `products/skn-001-1`, or an `https://` address. */
  name: string;
  /** Alternative text; empty if the adjacent text says the same. */
  alt: string;
  /** Rendered width, as in the `sizes` attribute. */
  sizes: string;
  /** Width by height of the frame that it is cut to; without one it keeps its shape. */
  frame?: number;
  /** High fetch priority, for the main picture of the first screen. */
  isFirst?: boolean;
  /** Eager loading, for other pictures of the first screen. */
  isEarly?: boolean;
  className?: string;
}

/** Asks for AVIF; the server answers WebP by the request's `Accept`. The size is reserved, in a placeholder colour. */
export function Picture({ name, alt, sizes, frame, isFirst = false, isEarly = isFirst, className }: PictureProps) {
  const { kindOf, colors } = useTheme().pictures;
  const { width, height, widths } = kindOf(name);
  const middle = widths[Math.floor(widths.length / 2)];
  // of a file that is cut only a part is seen; one that lacks 5 % of the pixels is sharp enough
  const seen = Math.min(1, ((frame ?? width / height) * height) / width) / 0.95;
  const fileOf = (w: number, format: string) => `/images/${name}-${w}.${format}?v=${pictures.version}`;
  return (
    <Img
      frame={frame}
      className={className}
      srcSet={middle ? widths.map((w) => `${fileOf(w, 'avif')} ${Math.round(w * seen)}w`).join(', ') : undefined}
      sizes={sizes}
      src={middle ? fileOf(middle, 'webp') : name.startsWith('https:') ? name : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isEarly ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onLoad={optOutOfSuspense}
      style={middle ? { backgroundColor: colorOf(name, colors) } : { aspectRatio: 1, objectFit: 'contain' }}
    />
  );
}

/** The placeholder colour, as at the edges: the number selects three digits from the colours of the group. */
export function colorOf(name: string, colors: Record<string, string>): string | undefined {
  const [group = name, number = 1] = name.split(/-(\d)(?:-[\w-]+)?$/);
  const end = 3 * Number(number);
  const color = colors[group]?.slice(end - 3, end);
  return color && `#${color}`;
}

/** React suspends on images without `onLoad`; this no-op opts out. */
function optOutOfSuspense(): void {}

const Img = styled.img<{ frame?: number }>(({ frame }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: frame,
  objectFit: 'cover',
  color: 'transparent',
}));
