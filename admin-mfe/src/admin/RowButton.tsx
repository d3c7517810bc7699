import { Button, VisuallyHidden } from '@glow/shared/ui';

interface RowButtonProps {
  label: string;
  /** Tells screen readers which row the button changes. */
  of?: string;
  onClick(): void;
}

export function RowButton({ label, of, onClick }: RowButtonProps) {
  return (
    <Button type="button" variant="secondary" size="small" onClick={onClick}>
      {label}
      {of && <VisuallyHidden>{of}</VisuallyHidden>}
    </Button>
  );
}
