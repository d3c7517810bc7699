// Injected into every measured page before its scripts: collects performance entries and waits for elements.
window.bench = (() => {
  const notes = { fcp: 0, lcp: 0, largest: '', longTasks: [], shifts: [], interactions: [] };

  function observe(type, record, options) {
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true, ...options });
  }

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime, url }) => Object.assign(notes, { lcp: startTime, largest: url }));
  observe('longtask', ({ startTime, duration }) => notes.longTasks.push([startTime, duration]));
  observe(
    'layout-shift',
    ({ startTime, value, hadRecentInput }) => !hadRecentInput && notes.shifts.push([startTime, value]),
  );
  observe('event', ({ interactionId, duration }) => interactionId && notes.interactions.push(duration), {
    durationThreshold: 16,
  });

  function isVisible(element) {
    return Boolean(
      element && element.getBoundingClientRect().width > 0 && getComputedStyle(element).visibility === 'visible',
    );
  }

  /** The first visible element that matches a selector and starts with a text. */
  function find(selector, text = '') {
    return [...document.querySelectorAll(selector)].find(
      (element) => element.textContent.trim().startsWith(text) && isVisible(element),
    );
  }

  /** Resolves with the time of the paint after `condition` is met. */
  function painted(condition) {
    return new Promise((resolve) => {
      (function check() {
        // animation frame callbacks run right before the paint
        if (document.body && condition()) return setTimeout(() => resolve(performance.now()));
        requestAnimationFrame(check);
      })();
    });
  }

  function paintedAt(selector, text) {
    return painted(() => find(selector, text));
  }

  function centerOf(element) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** Waits until the element is painted; returns time and position. */
  async function locate(selector, text) {
    const at = await painted(() => notes.fcp > 0 && find(selector, text));
    return { at, ...centerOf(find(selector, text)) };
  }

  let shown;

  /** Waits for a click, then until the element is painted. */
  function watchClick(selector, text) {
    shown = new Promise((resolve) => {
      addEventListener('click', async ({ timeStamp }) => resolve((await paintedAt(selector, text)) - timeStamp), {
        capture: true,
        once: true,
      });
    });
  }

  /** The time from the click to the paint. */
  function fromClick() {
    return shown;
  }

  /** Time since the last long task. */
  function idleFor() {
    const [start, duration] = notes.longTasks.at(-1) ?? [0, 0];
    return performance.now() - start - duration;
  }

  return { notes, paintedAt, locate, watchClick, fromClick, idleFor };
})();
