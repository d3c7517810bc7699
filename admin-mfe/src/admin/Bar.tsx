import { useTheme } from '@emotion/react';

/** Decorative bar for a number that is shown as text beside it; `of` is the value of a full one. */
export function Bar({ value, of, color }: { value: number; of: number; color?: string }) {
  const { colors } = useTheme();
  return (
    <svg aria-hidden="true" width="100%" height="6">
      <rect width="100%" height="6" rx="3" fill={colors.sand} />
      <rect width={`${(100 * value) / of}%`} height="6" rx="3" fill={color ?? colors.accent} />
    </svg>
  );
}
