import { FragmentScreen, useSlotEntries, type RemoteModule, type ShownFragment, type Slots } from '@glow/shared/app';
import { fragmentRemote, fragmentUrl, pathOf } from '@glow/shared/remotes';
import { Suspense } from 'react';
import { FragmentBox } from './FragmentBox';

/** What a remote exports to its page. */
export type StandaloneRemote = Pick<RemoteModule, 'Screens' | 'pageData'>;

/** The remote that runs alone, and after it those that it is run with, by name. */
export const remotes = new Map<string, StandaloneRemote>();

/** A fragment, or those of a slot, of the remotes that run on the page; of others a box. */
export function StandaloneFragment(fragment: ShownFragment) {
  const entries = useSlotEntries(fragment.name as keyof Slots);
  const names = fragment.isSlot ? entries.map((entry) => entry.fragment) : [fragment.name];
  const urls = names.map((name) => fragmentUrl(name, fragment.props));
  const shown = urls.flatMap((url) => ({ url, ...remotes.get(fragmentRemote(pathOf(url)) ?? '') }));
  if (!shown.some(({ Screens }) => Screens)) return <FragmentBox {...fragment} />;
  return shown.map(
    ({ url, Screens }) =>
      Screens && (
        <Suspense key={url}>
          <FragmentScreen url={url} Screens={Screens} />
        </Suspense>
      ),
  );
}
