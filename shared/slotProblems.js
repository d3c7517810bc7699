/**
 * Sentences for what slots cannot show.
 * @param {{ name: string, provides: object, slots?: Record<string, { fragment?: string, label?: string, to?: string }[]> }} remote
 *   with its fragments (`remote/Name`) in `provides`
 */
export function slotProblems({ name, provides, slots = {} }) {
  const known = ({ fragment }) => !fragment || `${name}/${fragment}` in provides;
  const isShown = (slot, { fragment, label, to }) =>
    slot.endsWith('.tabs') ? fragment && label && to : fragment || (label && to);
  return Object.entries(slots).flatMap(([slot, entries]) => {
    const unfit = entries.filter((entry) => !known(entry) || !isShown(slot, entry));
    return unfit.map(
      (entry) =>
        `GLOW-140 ${slot} cannot show ${JSON.stringify(entry)}: a link needs "label" and "to", a fragment is in "fragments", a tab is both.`,
    );
  });
}
