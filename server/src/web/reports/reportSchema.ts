import { buildsIn, ownerNameOf, type RemoteRoutes } from '@glow/shared/remotes';
import { redact } from '@glow/shared/text';
import { z } from 'zod';
import { STORE } from '../../base/config/project';
import { ApiError } from '../../base/errors/ApiError';
import { packageName } from '../../releases/repository/releaseSchema';
import { text } from '../../base/validation/fields';

const PURCHASE = STORE.packages.find(({ purchase }) => purchase)?.purchase?.page ?? '/';

const MAX_SCREEN_LENGTH = 200;

/** Id of a build or a composition; null if none was live. */
const id = z.nullable(z.string().regex(/^[\w~-]{1,1024}$/));

const source = { remote: packageName, build: id };

const failure = z.object({
  ...source,
  phase: z.enum(['load', 'render', 'event', 'retry']),
  // builds of earlier releases do not redact emails and numbers
  message: text({ label: 'Message', longest: 200, isOptional: true }).transform(redact),
  frames: z.array(text({ label: 'Frame', longest: 200, isOptional: true }).transform(redact)).max(3),
});

/** Builds of earlier releases send the remote and the build instead of the screen. */
const vital = z.object({
  remote: source.remote.optional(),
  build: id.optional(),
  /** A remote's URL prefix; empty for the pages of the shell. */
  screen: z.string().max(MAX_SCREEN_LENGTH).optional(),
  metric: z.enum(['LCP', 'INP', 'CLS']),
  value: z.number().min(0).max(600_000),
});

/** Outcomes of one page in one composition. Holds no personal data. */
export const reportSchema = z.object({
  composition: id,
  /** From the page's `Server-Timing` header. */
  token: z.optional(z.string().regex(/^[\w~-]{1,2048}$/)),
  failures: z.array(failure).max(20).default([]),
  shown: z.array(z.object(source)).max(20).default([]),
  vitals: z.array(vital).max(30).default([]),
  /** Clicks on Place Order, and how many ended in an order, or in a correct answer such as 'out of stock'. */
  orders: z.array(z.number().int().min(0)).length(2).optional(),
});

export type Report = ReturnType<typeof attribute>;

/** Adds missing remotes and builds; an unknown `screen` is undefined. Throws an `ApiError` for unknown remotes. */
export function attribute(
  { orders: [clicks = 0, ends = 0] = [], vitals, ...report }: z.output<typeof reportSchema>,
  remotes: readonly RemoteRoutes[],
) {
  const names = ['shell', ...remotes.map(({ name }) => name)];
  const unknown = [...report.failures, ...report.shown, ...vitals].find(
    ({ remote = 'shell' }) => !names.includes(remote),
  );
  if (unknown) throw new ApiError(400, `There is no remote "${unknown.remote}".`);
  const screens = ['', ...remotes.flatMap(({ prefixes }) => prefixes)];
  const builds = buildsIn(report.composition ?? '');
  const buildOf = (remote: string) => builds[names.indexOf(remote)] ?? null;
  const remote = ownerNameOf(remotes, PURCHASE);
  return {
    ...report,
    vitals: vitals.map(({ screen: given, ...vital }) => {
      const screen = screens.find((known) => known === given);
      const { remote = ownerNameOf(remotes, screen ?? '') } = vital;
      return { ...vital, remote, build: vital.build ?? buildOf(remote), screen };
    }),
    journeys: clicks > 0 ? [{ remote, build: buildOf(remote), isComplete: ends >= clicks }] : [],
  };
}
