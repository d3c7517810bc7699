import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';

interface OrderLinePictureProps {
  /** A picture name in sample orders, a URL in placed orders. */
  image: string;
  /** Width and height in pixels. */
  size: number;
}

/** Thumbnail of an order line; decorative, the name is beside it. */
export function OrderLinePicture({ image, size }: OrderLinePictureProps) {
  const isUrl = image.startsWith('/');
  return (
    <Frame pixels={size}>
      {isUrl ? (
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
