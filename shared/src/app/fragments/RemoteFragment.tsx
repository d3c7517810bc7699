import { fragmentUrl, slotEntries, type RemoteRoutes } from '@glow/shared/remotes';
import { useLocation } from '@glow/shared/router';
import type { FoundLink } from '@glow/shared/search';
import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** The fragments that remotes offer to pages of other packages, as `remote/Name`, with their props: values of JSON, at most 900 characters of it. */
export interface Fragments {
  /** The content of the cart drawer. */
  'checkout/CartDrawer': object;
  /** Cards of the products of these ids that are sold, or else of the first four bestsellers in stock; nothing if there are none. */
  'storefront/ProductShelf': { heading: string; ids?: readonly string[] };
  /** The way to the blog. */
  'blog/BlogBand': object;
  /** The two newest articles, or of those that name a product; nothing if none does. Default heading: 'In the blog'. */
  'blog/ArticleShelf': { heading?: string; productId?: string };
}

/** The data that packages offer to others as fragments without a component. */
export interface FragmentData {
  /** Articles for a search of the whole store, newest first. */
  'blog/ArticleSearch': { props: { text: string }; data: FoundLink[] };
  /** The shell's pages that it finds. */
  'shell/PageSearch': { props: { text: string }; data: FoundLink[] };
}

/** The slots of pages, with the props that they give to the fragments in them; those that end with `links` hold links. */
export interface Slots {
  /** The departments of the store: first in header and menu, and in the footer. */
  'shell/shop.links': object;
  /** What follows them in header and menu. */
  'shell/header.links': object;
  'shell/company.links': object;
  /** What a signed-in user finds in the account menu. */
  'shell/account.links': object;
  /** Pages that a search of the store finds. */
  'shell/search.pages': object;
  /** Tabs of the account, at addresses below `/account/`. */
  'account/account.tabs': object;
  /** Below the figures of the dashboard. */
  'admin/dashboard.below': object;
  /** Below everything of the home page. */
  'storefront/home.below': object;
  /** Below everything of a product's page. */
  'storefront/product.below': { productId: string };
}

interface Appearance {
  /** The height that is kept free until it is there, as CSS. */
  space?: string;
  /** What stands in its place if it cannot be shown. */
  fallback?: ReactNode;
}

/** A fragment as a page shows it, with its address in place of its name and props. */
export interface ShownFragment extends Appearance {
  url: string;
}

/** A build has no fragment at an address, which is no fault of that build. */
export class MissingFragment extends Error {}

/** The remotes that the store is composed with, and how a fragment is shown: by the shell from live builds, alone and in tests as a box. */
export const FragmentContext = createContext<{
  remotes: readonly RemoteRoutes[];
  Fragment: ComponentType<ShownFragment>;
}>({ remotes: [], Fragment: () => null });

/** What the remotes contribute to a slot of this page, in order. */
export function useSlotEntries(slot: keyof Slots) {
  const entries = slotEntries(use(FragmentContext).remotes, slot, useLocation().pathname);
  return entries.map((entry) => ({ ...entry, fragment: entry.fragment as keyof Fragments }));
}

type RemoteFragmentProps<Name extends keyof Fragments> = Fragments[Name] &
  Appearance & {
    /** Its remote and its name. */
    of: Name;
  };

/** Shows a fragment of any remote's live build; if that cannot be shown, `fallback`. A fragment shows no fragments. */
export function RemoteFragment<Name extends keyof Fragments>(fragment: RemoteFragmentProps<Name>): ReactNode {
  const { of: name, space, fallback, ...props } = fragment;
  const { Fragment } = use(FragmentContext);
  const url = fragmentUrl(name, props);
  return <Fragment key={url} {...{ url, space, fallback }} />;
}

type SlotProps<Name extends keyof Slots> = Slots[Name] & Pick<Appearance, 'space'> & { name: Name };

/** Shows the fragments that remotes contribute to a place of a page; one that cannot be shown is left out. */
export function Slot<Name extends keyof Slots>({ name, ...props }: SlotProps<Name>): ReactNode {
  return useSlotEntries(name).map(({ fragment }) => <RemoteFragment key={fragment} of={fragment} {...props} />);
}
