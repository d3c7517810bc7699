import { printable } from '@glow/shared/text';

async function ask(address, path) {
  const response = await fetch(new URL(path, address));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // some of it was sent by strangers
  return JSON.parse(await response.text(), (_name, value) => (typeof value === 'string' ? printable(value) : value));
}

/** Formats a vital: LCP and INP in ms or s, CLS without a unit. */
function valueOf({ metric, p75 }) {
  if (metric === 'CLS') return p75.toFixed(3);
  return p75 < 1000 ? `${Math.round(p75)} ms` : `${(p75 / 1000).toFixed(1)} s`;
}

/** One row per build: live builds first, then older ones that are open in tabs. */
function rowsOf({ shell, remotes }, { failures, shown, vitals }) {
  const live = new Map([['shell', shell.build], ...remotes.map(({ name, build }) => [name, build])]);
  const lines = [
    ...[...live].map(([name, build]) => `${name} ${build}`),
    ...[...shown, ...failures, ...vitals].map(({ remote, build }) => `${remote} ${build}`),
  ];
  return [...new Set(lines)].map((line) => {
    const [remote, build] = line.split(' ');
    const isOfBuild = (row) => row.remote === remote && String(row.build) === build;
    const failed = (phase) => failures.find((row) => isOfBuild(row) && row.phase === phase)?.count ?? 0;
    const measured = (metric) => vitals.filter((row) => isOfBuild(row) && row.metric === metric).map(valueOf)[0] ?? '–';
    return {
      remote,
      build: build === 'null' ? '–' : build,
      live: String(live.get(remote)) === build && build !== 'null' ? 'yes' : '',
      shown: shown.find(isOfBuild)?.count ?? 0,
      load: failed('load'),
      render: failed('render'),
      event: failed('event'),
      retry: failed('retry'),
      LCP: measured('LCP'),
      INP: measured('INP'),
      CLS: measured('CLS'),
    };
  });
}

/** One row per build and screen of what is kept in the database; a failure is that of its build, on whatever screen. */
function keptRowsOf(figures, { remotes }) {
  const places = [...new Set(figures.map(({ remote, build, screen }) => [remote, build, screen].join(' ')))];
  return places.map((place) => {
    const [remote, build, screen] = place.split(' ');
    const found = (name) =>
      figures.find((row) => [row.remote, row.build, row.screen].join(' ') === place && row.name === name);
    const measured = (metric) =>
      found(metric) ? `${valueOf({ metric, ...found(metric) })} of ${found(metric).count}` : '–';
    const counted = (name) => found(name)?.count ?? '';
    return {
      remote,
      team: remotes.find(({ name }) => name === remote)?.team ?? 'shell',
      build: build || '–',
      screen,
      shown: counted('shown'),
      load: counted('load'),
      render: counted('render'),
      event: counted('event'),
      retry: counted('retry'),
      LCP: measured('LCP'),
      INP: measured('INP'),
      CLS: measured('CLS'),
    };
  });
}

/** `3 of 120`; nothing if none was counted. */
function shareOf({ bad, of }) {
  return of > 0 ? `${bad} of ${of}` : '–';
}

/** One row per build that is served: what was reported with tokens. */
function evidenceRowsOf(evidence) {
  return evidence.map(({ remote, build, isCanary, shoppers, pages, journeys }) => ({
    remote,
    build,
    canary: isCanary ? 'yes' : '',
    'pages failed': shareOf(pages),
    'of the last 500 shoppers failed': shareOf(shoppers),
    'orders not completed': shareOf(journeys),
  }));
}

/** The vitals of each screen by build, a line each. */
function vitalLinesOf(evidence) {
  return evidence.flatMap(({ remote, build, vitals }) =>
    vitals.map(({ name, count, p75 }) => `  ${remote} ${build} ${name.trim()}: ${p75} ms in ${count} visits`),
  );
}

/** Numbers the rows of a table, by remote. */
function printTable(rows) {
  console.table(Object.fromEntries(rows.map(({ remote, ...row }, index) => [`${index + 1} ${remote}`, row])));
}

/**
 * Prints what is live in the store at an address, and how it does. Throws an error when no store answers there.
 * @param {string} address
 */
export async function printStatus(address) {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new Error(`'${address}' is not the address of a store, as http://localhost:3000 is.`);
  const [registry, reports] = await Promise.all([ask(address, '/registry.json'), ask(address, '/api/reports')]).catch(
    (error) => {
      throw new Error(
        `No store answers at ${address} (${error.cause?.code ?? error.message}): start it with \`npm start\`, or name its address, as http://localhost:3000.`,
      );
    },
  );
  console.log(
    `Composition ${registry.id} at ${address}: failures by phase, and what three in four of the latest visits keep`,
  );
  printTable(rowsOf(registry, reports));
  for (const { name, off } of registry.remotes.filter((remote) => remote.off))
    console.log(`  ${name} is off at ${off.join(', ')}`);
  for (const { remote, build, phase, count, composition, message } of reports.failures)
    console.log(`  ${remote} ${build} ${phase}: ${count}, at last in /?preview=${composition}: ${message}`);
  console.log('Evidence: reports of pages with a token');
  printTable(evidenceRowsOf(reports.evidence));
  for (const line of vitalLinesOf(reports.evidence)) console.log(line);
  for (const { days, figures } of reports.kept.filter((period) => period.figures.length > 0)) {
    console.log(`The last ${days} days, from the database: what three in four visits keep, of how many`);
    printTable(keptRowsOf(figures, registry));
  }
  for (const { name, build, at, evidence } of reports.withdrawals)
    console.log(
      `${name} ${build} was withdrawn on ${new Date(at).toISOString()}: ${evidence}. It is served again if it was released, promoted or rolled back to since.`,
    );
}
