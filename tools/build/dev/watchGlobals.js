/**
 * Runs in a page before its scripts, in development and in browser tests. Each half second it tells on the console what
 * functions of built-in objects a remote has replaced or added, found by their source. `alone` is the page's only remote.
 */
export function watchGlobals(alone) {
  const classes = 'Array Date Document Element EventTarget Function History Map Node Object Promise RegExp Set String';
  const objects = classes.split(' ').map((name) => [`${name}.prototype.`, globalThis[name].prototype]);
  objects.push(['', globalThis], ['JSON.', JSON], ['Object.', Object], ['Promise.', Promise]);
  const known = objects.map(([name, object]) => [name, object, Object.getOwnPropertyDescriptors(object)]);
  performance.setResourceTimingBufferSize(10_000);

  async function tell(changed, source) {
    // a page of something else has none
    const { remotes = [] } = JSON.parse(document.getElementById('glow-registry')?.textContent ?? '{}');
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    for (const file of files.filter((name) => name.endsWith('.js')).reverse()) {
      const isOwn = ({ entry }) => entry && file.startsWith(new URL('.', new URL(entry, file)).href);
      const { name, build } = remotes.find((remote) => (alone ? remote.name === alone : isOwn(remote))) ?? {};
      if (name && (await (await fetch(file)).text()).includes(source))
        return console.error(`GLOW-139 ${name} (build ${build}) has changed ${changed}, in ${file}`);
    }
  }

  setInterval(() => {
    for (const [name, object, before] of known)
      for (const [key, is] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
        // a page may have global functions of its own
        if (!before[key] && object === globalThis) continue;
        for (const part of ['value', 'get', 'set'])
          if (typeof is[part] === 'function' && is[part] !== before[key]?.[part])
            void tell(name + key, String(is[part]));
        before[key] = is;
      }
  }, 500);
}
