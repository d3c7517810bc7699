import { fragmentUrl, type SlotEntry } from '@glow/shared/remotes';
import { useLocation } from '@glow/shared/router';
import { createContext, createElement, use } from 'react';
import { FragmentContext, type ShownFragment } from './RemoteFragment';

/** The slots of pages, with the props that they give to the fragments in them. */
export interface Slots {
  /** Below everything of the home page. */
  'storefront/home.below': object;
  /** Below everything of a product's page. */
  'storefront/product.below': { productId: string };
}

/** What the live remotes contribute to a slot of the page at a URL path, in order. */
export type ReadSlot = (slot: string, pathname: string) => (SlotEntry & { remote: string })[];

/** By the shell from the live builds; without it slots are empty. */
export const SlotContext = createContext<ReadSlot>(() => []);

type SlotProps<Name extends keyof Slots> = Slots[Name] & Pick<ShownFragment, 'space'> & { name: Name };

/** Shows the fragments that remotes contribute to a place of a page; one that cannot be shown is left out. */
export function Slot<Name extends keyof Slots>({ name, space, ...props }: SlotProps<Name>) {
  const Shown = use(FragmentContext);
  const entries = use(SlotContext)(name, useLocation().pathname);
  return entries.map(({ remote, fragment }) => {
    const url = fragmentUrl(`${remote}/${fragment}`, props);
    return createElement(Shown, { key: url, url, space });
  });
}
