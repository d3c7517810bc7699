import { Button, VisuallyHidden } from '@glow/shared/ui';

interface RowButtonProps {
  label: string;
  /** What it is about, for screen readers. */
  of?: string;
  onClick(): void;
}

/** A button in a row of a list. */
export function RowButton({ label, of, onClick }: RowButtonProps) {
  return (
    <Button type="button" variant="secondary" size="small" onClick={onClick}>
      {label}
      {of && <VisuallyHidden>{of}</VisuallyHidden>}
    </Button>
  );
}
