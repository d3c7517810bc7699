/** Actions whose code is loaded by `open` when the first one is called; `names` are separated by spaces. */
export function lazyActions<Actions extends object>(open: () => Promise<Actions>, names: string): Actions {
  const actions = names.split(' ').map((name) => {
    const act = async (...given: never[]) => {
      const action = (await open())[name as keyof Actions] as (...values: never[]) => unknown;
      return action(...given);
    };
    return [name, act];
  });
  return Object.fromEntries(actions);
}
