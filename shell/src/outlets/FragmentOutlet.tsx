import { RenderRecordContext, useIsHydrated, useSlotEntries, type ShownFragment, type Slots } from '@glow/shared/app';
import { fragmentUrl } from '@glow/shared/remotes';
import { use, useState } from 'react';
import { PageFragment, Space, type PlacedFragment } from './PageFragment';
import { ServedFragment } from './ServedFragment';

/** A fragment, or those that remotes contribute to a slot, in a page of any package. */
export function FragmentOutlet({ isSlot, name, props, ...appearance }: ShownFragment) {
  const entries = useSlotEntries(name as keyof Slots);
  const names = isSlot ? entries.map(({ fragment }) => fragment) : [name];
  return names.map((fragment) => {
    const url = fragmentUrl(fragment, props);
    return <PlacedFragment key={url} {...appearance} url={url} />;
  });
}

/**
 * Its HTML comes from a process of its own, with the page: the page's render leaves an empty element and notes the address. If the
 * server has filled the element, the fragment is hydrated in it, as a React root of its own; otherwise it is rendered here.
 */
function PlacedFragment(fragment: PlacedFragment) {
  const { url, space } = fragment;
  const record = use(RenderRecordContext);
  const isHydrated = useIsHydrated();
  const [isServed] = useState(() => !isHydrated && isFilled(url));
  record?.noteFragment?.(url);
  if (isServed) return <ServedFragment {...fragment} />;
  return (
    <Space space={space} data-fragment={url}>
      {isHydrated && <PageFragment {...fragment} />}
    </Space>
  );
}

/** Whether the document has the HTML of a fragment. */
function isFilled(url: string): boolean {
  if (typeof document === 'undefined') return false;
  const elements = document.querySelectorAll<HTMLElement>('[data-fragment]');
  return [...elements].some(({ dataset, childElementCount }) => dataset.fragment === url && childElementCount > 0);
}
