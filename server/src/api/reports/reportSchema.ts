import { remotes } from '@glow/shared/remotes';
import { z } from 'zod';
import { PACKAGES } from '../../releases/liveReleases';
import { optionalText } from '../../validation/text';

const PACKAGE_NAMES = PACKAGES.map(({ name }) => name);

/** The URL prefixes of all remotes; empty for the pages of the shell. */
const SCREENS = ['', ...remotes.flatMap(({ prefixes }) => prefixes)];

/** Id of a build or a composition; null where nothing was live. */
const id = z
  .string()
  .regex(/^[\w~-]{1,256}$/)
  .nullable();

const source = { remote: z.enum(PACKAGE_NAMES), build: id };

const failure = z.object({
  ...source,
  phase: z.enum(['load', 'render', 'retry']),
  message: optionalText('Message'),
  frames: z.array(optionalText('Frame')).max(3),
});

const vital = z.object({
  ...source,
  metric: z.enum(['LCP', 'INP', 'CLS']),
  screen: z.enum(SCREENS).optional(),
  value: z.number().min(0).max(600_000),
});

/** An order after a click on Place Order, by the build of the screen. An answer that the server means, such as 'out of stock', completes it too. */
const journey = z.object({ ...source, isComplete: z.boolean() });

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
  journeys: z.array(journey).max(5).default([]),
});

/** The report of one page. */
export type Report = z.output<typeof reportSchema>;
