import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';

/** Thumbnail of an order line, `size` pixels wide and high; decorative, the name is beside it. */
export function OrderLinePicture({ image, size }: { image: string; size: number }) {
  return (
    <Frame pixels={size}>
      {image.startsWith('/') ? (
        <img src={image} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <Picture name={image} alt="" sizes={`${size}px`} />
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
