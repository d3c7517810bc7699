import { buildsIn, ownerOf, remotes } from '@glow/shared/remotes';
import { z } from 'zod';
import { PACKAGES } from '../../releases/liveReleases';
import { optionalText } from '../../validation/text';

const PACKAGE_NAMES = PACKAGES.map(({ name }) => name);

/** The URL prefixes of all remotes; empty for the pages of the shell. */
const SCREENS = ['', ...remotes.flatMap(({ prefixes }) => prefixes)];

/** The remote with the Place Order button. */
const CHECKOUT = ownerOf('/checkout')?.name ?? 'shell';

/** Id of a build or a composition; null where nothing was live. */
const id = z
  .string()
  .regex(/^[\w~-]{1,256}$/)
  .nullable();

const source = { remote: z.enum(PACKAGE_NAMES), build: id };

const failure = z.object({
  ...source,
  phase: z.enum(['load', 'render', 'event', 'retry']),
  message: optionalText('Message'),
  frames: z.array(optionalText('Frame')).max(3),
});

/** Builds of earlier releases send the remote and the build instead of the screen. */
const vital = z.object({
  remote: source.remote.optional(),
  build: id.optional(),
  /** Undefined where the page knows more remotes than this server. */
  screen: z.enum(SCREENS).optional().catch(undefined),
  metric: z.enum(['LCP', 'INP', 'CLS']),
  value: z.number().min(0).max(600_000),
});

/** The body of `POST /api/reports`: outcomes of one page in one composition. Holds no personal data. */
export const reportSchema = z.object({
  composition: id,
  /** From the page's `Server-Timing` header. */
  token: z
    .string()
    .regex(/^[\w~-]{1,512}$/)
    .optional(),
  failures: z.array(failure).max(20).default([]),
  /** Builds whose screens were rendered. */
  shown: z.array(z.object(source)).max(20).default([]),
  vitals: z.array(vital).max(30).default([]),
  /** Clicks on Place Order on this page, and how many of them ended in an order, or in an answer that is right, such as 'out of stock'. */
  orders: z.array(z.number().int().min(0)).length(2).optional(),
});

/** The report of one page, with the remote and build of each outcome. */
export type Report = ReturnType<typeof attribute>;

/** Adds the remotes and builds that a page leaves out, by its composition. */
export function attribute({ orders: [clicks = 0, ends = 0] = [], vitals, ...report }: z.output<typeof reportSchema>) {
  const builds = buildsIn(report.composition ?? '');
  const buildOf = (remote: string) => builds[PACKAGE_NAMES.indexOf(remote)] ?? null;
  return {
    ...report,
    vitals: vitals.map(({ screen, ...vital }) => {
      const { remote = ownerOf(screen ?? '')?.name ?? 'shell' } = vital;
      return { ...vital, remote, build: vital.build ?? buildOf(remote), screen };
    }),
    journeys: clicks > 0 ? [{ remote: CHECKOUT, build: buildOf(CHECKOUT), isComplete: ends >= clicks }] : [],
  };
}
