import { fragmentUrl, slotEntries, type RemoteRoutes, pathOf, queryOf } from '@glow/shared/remotes';
import { useLocation, AtLocation, type NavigationType } from '@glow/shared/router';
import type { FoundLink } from '@glow/shared/search';
import { createContext, use, type ComponentType, type ReactNode, useState } from 'react';

/** Fragments that remotes offer to other packages, as `remote/Name`; their props are JSON of at most 900 characters. */
export interface Fragments {
  'checkout/CartDrawer': object;
  /** Cards of the products with these ids that are sold, or else of the first four bestsellers in stock, if any. */
  'storefront/ProductShelf': { heading: string; ids?: readonly string[] };
  /** A band that leads to the blog. */
  'blog/BlogBand': object;
  /** The two newest articles, or the two newest that name a product, if any. Default heading: 'In the blog'. */
  'blog/ArticleShelf': { heading?: string; productId?: string };
}

/** Data that packages offer to others, as fragments without a component. */
export interface FragmentData {
  /** Articles for a search of the whole store, newest first. */
  'blog/ArticleSearch': { props: { text: string }; data: FoundLink[] };
  'shell/PageSearch': { props: { text: string }; data: FoundLink[] };
}

/** The slots of pages, with the props of the fragments in them; slots that end with `links` hold links. */
export interface Slots {
  /** The departments of the store: first in header and menu, and in the footer. */
  'shell/shop.links': object;
  /** Links after the departments in header and menu. */
  'shell/header.links': object;
  'shell/company.links': object;
  /** Links in the account menu of a signed-in user. */
  'shell/account.links': object;
  /** Pages that a search of the store finds. */
  'shell/search.pages': object;
  /** Tabs of the account, at addresses below `/account/`. */
  'account/account.tabs': object;
  /** Below the figures of the dashboard. */
  'admin/dashboard.below': object;
  'storefront/home.below': object;
  'storefront/product.below': { productId: string };
}

interface Appearance {
  /** The height that is kept free until the fragment is there, as CSS. */
  space?: string;
  /** Shown if the fragment cannot be shown. */
  fallback?: ReactNode;
}

/** A fragment as a page shows it, with its address instead of its name and props. */
export interface ShownFragment extends Appearance {
  url: string;
}

/** A build has no fragment at an address; this is no fault of the build. */
export class MissingFragment extends Error {}

/** The store's remotes, and the component for a fragment: it shows a live build in the shell, and a box in tests. */
export const FragmentContext = createContext<{
  remotes: readonly RemoteRoutes[];
  Fragment: ComponentType<ShownFragment>;
}>({ remotes: [], Fragment: () => null });

/** The remotes' entries for a slot of this page, in order. */
export function useSlotEntries(slot: keyof Slots) {
  const entries = slotEntries(use(FragmentContext).remotes, slot, useLocation().pathname);
  return entries.map((entry) => ({ ...entry, fragment: entry.fragment as keyof Fragments }));
}

type RemoteFragmentProps<Name extends keyof Fragments> = Fragments[Name] &
  Appearance & {
    of: Name;
  };

/** Shows a fragment from its remote's live build, or else `fallback`. */
export function RemoteFragment<Name extends keyof Fragments>(fragment: RemoteFragmentProps<Name>): ReactNode {
  const { of: name, space, fallback, ...props } = fragment;
  const { Fragment } = use(FragmentContext);
  const url = fragmentUrl(name, props);
  return <Fragment key={url} {...{ url, space, fallback }} />;
}

type SlotProps<Name extends keyof Slots> = Slots[Name] & Pick<Appearance, 'space'> & { name: Name };

/** Shows the fragments that remotes contribute to a slot, each once; one that cannot be shown is left out. */
export function Slot<Name extends keyof Slots>({ name, ...props }: SlotProps<Name>): ReactNode {
  const names = new Set(useSlotEntries(name).map(({ fragment }) => fragment));
  return [...names].map((fragment) => <RemoteFragment key={fragment} of={fragment} {...props} />);
}

function refuse(): never {
  throw new Error('A fragment shows no fragments and has no slots');
}

const NO_FRAGMENTS = {
  get remotes() {
    return refuse();
  },
  Fragment: refuse,
};

/** Shows a fragment as its remote's screen at the fragment's address, the same on server and in browser. */
export function FragmentScreen({ url, Screens }: { url: string; Screens: ComponentType }) {
  const [location] = useState({ pathname: pathOf(url), search: queryOf(url), hash: '', state: null, key: '' });
  return (
    <AtLocation location={location} navigationType={'POP' as NavigationType}>
      <FragmentContext value={NO_FRAGMENTS}>
        <Screens />
      </FragmentContext>
    </AtLocation>
  );
}
