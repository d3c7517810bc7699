import { printable } from '@glow/shared/text';

async function ask(address, path) {
  const response = await fetch(new URL(path, address));
  if (!response.ok) throw new Error(`GLOW-325 ${path} answered ${response.status}`);
  // strangers sent some of these texts
  return JSON.parse(await response.text(), (_name, value) => (typeof value === 'string' ? printable(value) : value));
}

/** Formats a vital: LCP and INP in ms or s, CLS without a unit. */
function valueOf({ metric, p75 }) {
  if (metric === 'CLS') return p75.toFixed(3);
  return p75 < 1000 ? `${Math.round(p75)} ms` : `${(p75 / 1000).toFixed(1)} s`;
}

function liveRowsOf({ shell, remotes }) {
  return [{ name: 'shell', team: 'shell', ...shell }, ...remotes].map(({ name, team, version, build }) => ({
    remote: name,
    team,
    version: version ?? '–',
    build: build ?? '–',
  }));
}

/** One row per build and screen that pages reported; failures are not counted by screen. */
function keptRowsOf(figures) {
  const placeOf = ({ remote, build, screen }) => [remote, build, screen].join(' ');
  return [...new Set(figures.map(placeOf))].map((place) => {
    const [remote, build, screen] = place.split(' ');
    const found = (name) => figures.find((row) => placeOf(row) === place && row.name === name);
    const measured = (metric) =>
      found(metric) ? `${valueOf({ metric, ...found(metric) })} of ${found(metric).count}` : '–';
    const counted = (name) => found(name)?.count ?? '';
    return {
      remote,
      build: build || '–',
      screen,
      ...Object.fromEntries(['shown', 'load', 'render', 'event', 'retry'].map((name) => [name, counted(name)])),
      ...Object.fromEntries(['LCP', 'INP', 'CLS'].map((metric) => [metric, measured(metric)])),
    };
  });
}

/** `3 of 120`; `–` if none was counted. */
function shareOf({ bad, of }) {
  return of > 0 ? `${bad} of ${of}` : '–';
}

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

function printTable(rows) {
  console.table(Object.fromEntries(rows.map(({ remote, ...row }, index) => [`${index + 1} ${remote}`, row])));
}

/** @param {Pick<import('../../web/reports/reports').Reports, 'evidence' | 'kept' | 'withdrawals'>} reports */
export function printReports({ evidence, kept, withdrawals }) {
  console.log('Evidence: reports of pages with a token');
  printTable(evidenceRowsOf(evidence));
  for (const { days, figures } of kept.filter((period) => period.figures.length > 0)) {
    const period = days === 1 ? 'Today' : `The last ${days} days`;
    console.log(`${period}: failures by phase, and what three in four visits keep, of how many`);
    printTable(keptRowsOf(figures));
  }
  for (const { name, build, at, evidence: reason } of withdrawals)
    console.log(
      `${name} ${build} was withdrawn on ${new Date(at).toISOString()}: ${reason}. It is served again if it was released, promoted or rolled back to since.`,
    );
}

/** @param {string} address @param {string[]} paths Throws an error if no store answers at the address. */
export async function askStore(address, ...paths) {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new Error(`GLOW-326 '${address}' is not the address of a store, as http://localhost:3000 is.`);
  process.stderr.write(`Asking ${address} …\n`);
  return Promise.all(paths.map((path) => ask(address, path))).catch((error) => {
    throw new Error(
      `GLOW-327 No store answers at ${address} (${error.cause?.code ?? error.message}): start it with \`npm start\`, or name its address, as http://localhost:3000.`,
    );
  });
}

/** Prints the live builds and the reports of the store at an address. Throws as `askStore`. */
export async function printStatus(address) {
  const [registry, reports] = await askStore(address, '/registry.json', '/api/reports');
  console.log(`Composition ${registry.id} at ${address}`);
  printTable(liveRowsOf(registry));
  for (const { name, off } of registry.remotes.filter((remote) => remote.off))
    console.log(`  ${name} is off at ${off.join(', ')}`);
  for (const { remote, build, phase, count, composition, message } of reports.failures)
    console.log(`  ${remote} ${build} ${phase}: ${count}, at last in /?preview=${composition}: ${message}`);
  printReports(reports);
}
