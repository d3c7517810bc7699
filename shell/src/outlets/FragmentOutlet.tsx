import { RenderRecordContext, useIsHydrated, type ShownFragment } from '@glow/shared/app';
import { use, useState } from 'react';
import { PageFragment, Space } from './PageFragment';
import { ServedFragment } from './ServedFragment';

/**
 * A fragment in a page of any package. Its HTML comes from a process of its own, with the page: the page's render leaves an empty element
 * and notes the address. If the server has filled the element, the fragment is hydrated in it, as a React root of its own; otherwise
 * it is rendered here.
 */
export function FragmentOutlet(fragment: ShownFragment) {
  const { url, space } = fragment;
  const record = use(RenderRecordContext);
  const isHydrated = useIsHydrated();
  const [isServed] = useState(
    () => !isHydrated && Boolean(globalThis.document?.querySelector(`[data-fragment="${url}"] > *`)),
  );
  record?.noteFragment?.(url);
  if (isServed) return <ServedFragment {...fragment} />;
  return (
    <Space space={space} data-fragment={url}>
      {isHydrated && <PageFragment {...fragment} />}
    </Space>
  );
}
