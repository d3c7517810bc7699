import { fragmentUrl } from '@glow/shared/remotes';
import type { FoundLink } from '@glow/shared/search';
import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

/** The fragments that remotes offer to pages of other packages, as `remote/Name`, with their props: values of JSON, at most 900 characters of it. */
export interface Fragments {
  /** The content of the cart drawer. */
  'checkout/CartDrawer': object;
  /** Up to four cards: the products of these ids that are sold, or else the first bestsellers in stock; nothing if there are none. */
  'storefront/ProductShelf': { heading: string; ids?: readonly string[] };
  /** A line for each of the products of these ids that are sold; nothing if none is. */
  'storefront/ProductLines': { ids: readonly string[] };
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

/** A fragment as its page shows it. */
export interface ShownFragment {
  /** Its address: name and props. */
  url: string;
  /** The height that is kept free until it is there, as CSS. */
  space?: string;
  /** What stands in its place if it cannot be shown. */
  fallback?: ReactNode;
}

/** The props in a fragment's address; none in a page's. Throws a `SyntaxError` if they are no JSON. */
export function readProps(query: URLSearchParams): object {
  return JSON.parse(query.get('props') ?? '{}');
}

/** A build has no fragment at an address, which is no fault of that build. */
export class MissingFragment extends Error {}

/** How fragments are shown: by the shell from live builds; alone and in tests as a box with their name. */
export const FragmentContext = createContext<ComponentType<ShownFragment>>(FragmentBox);

type RemoteFragmentProps<Name extends keyof Fragments> = Fragments[Name] &
  Omit<ShownFragment, 'url'> & {
    /** Its remote and its name. */
    of: Name;
  };

/** Shows a fragment of any remote's live build; if that cannot be shown, `fallback`. A fragment shows no fragments. */
export function RemoteFragment<Name extends keyof Fragments>(fragment: RemoteFragmentProps<Name>): ReactNode {
  const { of, space, fallback, ...props } = fragment;
  return createElement(use(FragmentContext), { url: fragmentUrl(of, props), space, fallback });
}

/** Stands for a fragment where no other remote runs. */
function FragmentBox({ url }: ShownFragment) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return (
    <p data-fragment={url}>
      {pathname} {searchParams.get('props')}
    </p>
  );
}
