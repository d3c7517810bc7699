import { useTheme, type Theme } from '@emotion/react';

/** Decorative, because the number is beside it as text; `of` is the value of a full bar. */
export function Bar({ value, of, color = 'accent' }: { value: number; of: number; color?: keyof Theme['colors'] }) {
  const { colors } = useTheme();
  return (
    <svg aria-hidden="true" width="100%" height="6">
      <rect width="100%" height="6" rx="3" fill={colors.sand} />
      <rect width={`${(100 * value) / of}%`} height="6" rx="3" fill={colors[color]} />
    </svg>
  );
}
