import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';

/** `size` is in pixels; `alt` is the product's name if the name is not beside the picture. */
export function OrderLinePicture({ image, size, alt = '' }: { image: string; size: number; alt?: string }) {
  return (
    <Frame pixels={size}>
      {image.startsWith('/') ? (
        <img src={image} alt={alt} width={size} height={size} loading="lazy" />
      ) : (
        <Picture name={image} alt={alt} sizes={`${size}px`} />
      )}
    </Frame>
  );
}

const Frame = styled.span<{ pixels: number }>(({ theme, pixels }) => ({
  display: 'block',
  flex: 'none',
  width: pixels,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.radius.small,
  background: theme.colors.sand,
  img: { width: '100%', height: '100%', objectFit: 'cover' },
}));
