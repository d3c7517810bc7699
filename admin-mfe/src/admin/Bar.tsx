import { useTheme } from '@emotion/react';

interface BarProps {
  value: number;
  /** Value of a full bar. */
  of: number;
  color?: string;
}

/** Decorative bar for a number that is shown as text beside it. */
export function Bar({ value, of, color }: BarProps) {
  const { colors } = useTheme();
  return (
    <svg aria-hidden="true" width="100%" height="6">
      <rect width="100%" height="6" rx="3" fill={colors.sand} />
      <rect width={`${(100 * value) / of}%`} height="6" rx="3" fill={color ?? colors.accent} />
    </svg>
  );
}
