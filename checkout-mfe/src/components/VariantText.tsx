import { useTheme } from '@emotion/react';
import { variantText, type Variant } from '@glow/shared/catalog';

/** The chosen shade or size of a line. */
export function VariantText({ variant }: { variant: Variant }) {
  const { colors } = useTheme();
  return <p css={{ fontSize: 14, color: colors.textSoft }}>{variantText(variant)}</p>;
}
