import type { ShownFragment } from '@glow/shared/app';

/** Stands for a fragment where no other remote runs: a paragraph with its name and props. */
export function FragmentBox({ name, props, isSlot }: ShownFragment) {
  return (
    <p data-fragment={name}>
      {isSlot ? 'Slot' : 'Fragment'} {name} {JSON.stringify(props)}
    </p>
  );
}
