import { serializeStyles as serialize, type RegisteredCache, type SerializedStyles } from '@emotion/serialize';

type Styles = Parameters<typeof serialize>[0];
type Props = Record<PropertyKey, unknown>;

/** A result, with the styles that it was made from and the properties that they have read. */
interface Known {
  styles: Styles;
  read: Map<PropertyKey, unknown>;
  result: SerializedStyles;
}

/** Most results that are kept of a component. */
const MAX_KNOWN = 8;

/** The results by a component's own style. */
const knownByStyle = new WeakMap<object, Known[]>();

/**
 * Emotion's `serializeStyles`, which makes the text of a component's styles anew for each element. This one makes it once for equal values of
 * the properties that the styles read, on which alone they depend.
 */
export function serializeStyles(styles: Styles, registered?: RegisteredCache, props?: Props): SerializedStyles {
  // the first styles may be those of a component from which others are made
  const own = (styles as unknown[]).findLast((style): style is object => Object(style) === style);
  if (!props || !own) return serialize(styles, registered, props);
  const known = knownByStyle.get(own) ?? [];
  knownByStyle.set(own, known);
  const found = known.find((one) => isFor(one, styles, props));
  if (found) return found.result;
  const { observed, readAlone } = observe(props);
  const result = serialize(styles, registered, observed);
  const read = readAlone();
  if (read && known.length < MAX_KNOWN) known.push({ styles, read, result });
  return result;
}

function isFor({ styles, read }: Known, wanted: Styles, props: Props): boolean {
  if (styles.length !== wanted.length || styles.some((style, index) => style !== wanted[index])) return false;
  for (const [name, value] of read) if (props[name] !== value) return false;
  return true;
}

/** Properties of which each read is noted. `readAlone` returns those that were read, if they are the theme and simple values, and nothing else was. */
function observe(props: Props) {
  const read = new Map<PropertyKey, unknown>();
  let isAlone = true;
  const observed = new Proxy(props, {
    get(_props, name) {
      isAlone &&= name === 'theme' || Object(props[name]) !== props[name];
      read.set(name, props[name]);
      return props[name];
    },
    has: (_props, name) => (isAlone = false) || name in props,
    ownKeys: () => ((isAlone = false), Reflect.ownKeys(props)),
  });
  return { observed, readAlone: () => (isAlone ? read : undefined) };
}
