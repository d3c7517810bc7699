// Plain JavaScript, because a child process has no TypeScript loader.
const { getOwnPropertyDescriptor, getPrototypeOf, is } = Object;
const { ownKeys } = Reflect;

/** Objects that all bundles of a process share. */
const SHARED = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  RegExp,
  Date,
  Promise,
  Map,
  Set,
  WeakMap,
  Error,
]
  .map((constructor) => constructor.prototype)
  .concat(Object, Array, Promise, JSON, Math, Reflect, getPrototypeOf([][Symbol.iterator]()));

/**
 * Remembers the properties of the language's built-in objects; the function that it returns tells whether one was added, removed
 * or replaced since. A bundle that does so would change how the other bundles of its process run.
 */
export function builtInsChecker() {
  const remembered = SHARED.map((object) => {
    const keys = ownKeys(object);
    return { object, keys, values: keys.map((key) => valueOf(object, key)) };
  });

  return function haveChanged() {
    for (let index = 0; index < remembered.length; index += 1) {
      const { object, keys, values } = remembered[index];
      if (ownKeys(object).length !== keys.length) return true;
      for (let at = 0; at < keys.length; at += 1) if (!is(valueOf(object, keys[at]), values[at])) return true;
    }
    return false;
  };
}

/** The value or the getter of a property. */
function valueOf(object, key) {
  const descriptor = getOwnPropertyDescriptor(object, key);
  return descriptor?.get ?? descriptor?.value;
}
