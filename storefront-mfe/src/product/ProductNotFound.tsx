import { Page } from '@glow/shared/app';
import { ButtonLink } from '@glow/shared/navigation';
import { EmptyState } from '@glow/shared/ui';

/** The page of a product that does not exist. */
export function ProductNotFound() {
  return (
    <Page title="Product Not Found" status={404} isPrivate>
      <EmptyState level={1} heading="Product Not Found" actions={<ButtonLink to="/">Back to Home</ButtonLink>}>
        It may have left our shelves, or its address was mistyped.
      </EmptyState>
    </Page>
  );
}
