import { Button, VisuallyHidden } from '@glow/shared/ui';

/** `of` tells screen readers which row the button changes. */
export function RowButton({ label, of, onClick }: { label: string; of?: string; onClick(): void }) {
  return (
    <Button type="button" variant="secondary" size="small" onClick={onClick}>
      {label}
      {of && <VisuallyHidden>{of}</VisuallyHidden>}
    </Button>
  );
}
