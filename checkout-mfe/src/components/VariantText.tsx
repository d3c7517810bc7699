import { useTheme } from '@emotion/react';
import type { Variant } from '@glow/shared/catalog';

/** The chosen variant: a colour is a shade, anything else a size (specification §3, Cart item). */
export function VariantText({ variant }: { variant: Variant }) {
  const { colors } = useTheme();
  return (
    <p css={{ fontSize: 14, color: colors.textSoft }}>
      {variant.type === 'color' ? 'Shade' : 'Size'}: {variant.value}
    </p>
  );
}
